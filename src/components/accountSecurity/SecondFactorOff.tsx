import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useEntryForm } from '../../auth/useEntryForm.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { FormButtons } from '../screens/forms/FormButtons.tsx';
import { FormFault } from '../screens/forms/FormFault.tsx';

/** Switches the second factor off, with a code. */
export const SecondFactorOff = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<DataProvider>();
  const heading = useId();
  const { errors: texts } = useAuthTexts();
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { code: '' },
    texts,
    check: ({ code }): { code?: string } => (code.trim() ? {} : { code: texts.required }),
    send: async ({ code }) => {
      await dataProvider.endSecondFactor({ code });
      notify('settings.secondFactor.isOff', { type: 'success' });
      onClose();
    },
  });
  const { error, ...field } = bind('code');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={heading}>{translate('settings.secondFactor.offTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('settings.secondFactor.offLead')}</DialogContentText>
          <FormFault fault={general} />
          <TextField
            {...field}
            fullWidth
            label={translate('settings.secondFactor.anyCode')}
            autoComplete="one-time-code"
            error={Boolean(error)}
            helperText={error && translate(error, { _: error })}
          />
        </DialogContent>
        <FormButtons
          label={translate('settings.secondFactor.off')}
          busy={busy}
          color="error"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
};
