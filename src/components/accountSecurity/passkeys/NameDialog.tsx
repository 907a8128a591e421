import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { longestPasskeyName, type Passkey } from '../../../../domain/security/passkeys.ts';
import { createPasskey } from '../../../auth/passkey.ts';
import { send } from '../../../auth/send.ts';
import { useEntryForm } from '../../../auth/useEntryForm.ts';
import { useAuthTexts } from '../../../i18n/useAuthTexts.ts';
import { Dialog } from '../../screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../screens/forms/FormButtons.tsx';
import { FormFault } from '../../screens/forms/FormFault.tsx';
import { usePasskeyAct } from './usePasskeys.ts';

const add = async (name: string) => {
  const { data } = await send('POST /auth/passkeys/options', { name });
  return send('POST /auth/passkeys', { name, response: await createPasskey(data) });
};

/** The name of a passkey, which is then made by the browser, or renamed. */
export const NameDialog = ({ passkey, onClose }: { passkey?: Passkey; onClose: () => void }) => {
  const translate = useTranslate();
  const heading = useId();
  const act = usePasskeyAct();
  const { errors: texts } = useAuthTexts();
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { name: passkey?.name ?? '' },
    texts,
    check: ({ name }): { name?: string } => (name.trim() ? {} : { name: texts.required }),
    send: async ({ name: text }) => {
      const name = text.trim();
      const call = () => (passkey ? send('POST /auth/passkeys/{id}', { id: passkey.id, name }) : add(name));
      await act(call, `settings.passkeys.${passkey ? 'renamed' : 'added'}`, name);
      onClose();
    },
  });
  const { error, ...field } = bind('name');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={heading}>
          {translate(`settings.passkeys.${passkey ? 'renameTitle' : 'addTitle'}`)}
        </DialogTitle>
        <DialogContent>
          {!passkey && (
            <DialogContentText sx={{ mb: 2 }}>{translate('settings.passkeys.addLead')}</DialogContentText>
          )}
          <FormFault fault={general && translate(general, { _: general })} />
          <TextField
            {...field}
            autoFocus
            fullWidth
            required
            margin="dense"
            label={translate('settings.passkeys.name')}
            error={Boolean(error)}
            helperText={error ? translate(error, { _: error }) : translate('settings.passkeys.nameHint')}
            slotProps={{ htmlInput: { maxLength: longestPasskeyName }, inputLabel: { required: false } }}
          />
        </DialogContent>
        <FormButtons
          label={translate(passkey ? 'settings.passkeys.rename' : 'settings.passkeys.create')}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
};
