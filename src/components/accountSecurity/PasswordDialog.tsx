import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useEntryForm } from '../../auth/useEntryForm.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { AuthTexts } from '../../i18n/authTexts.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { FormButtons } from '../screens/forms/FormButtons.tsx';
import { FormFault } from '../screens/forms/FormFault.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Validation errors of a new password, by field. The server checks whether it is too common. */
const newPasswordErrors = (
  { currentPassword, newPassword, confirmation }: Typed,
  texts: AuthTexts['errors'],
): Partial<Typed> => ({
  ...(currentPassword ? {} : { currentPassword: texts.passwordRequired }),
  ...(newPassword.length < 8 ? { newPassword: texts.newPasswordShort } : {}),
  ...(confirmation
    ? confirmation === newPassword
      ? {}
      : { confirmation: texts.repeatDiffers }
    : { confirmation: texts.repeatRequired }),
});

const empty = { currentPassword: '', newPassword: '', confirmation: '' };
type Fields = typeof empty;

/** Changes the user's own password: asks for the current one, and ends every other session. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<DataProvider>();
  const { errors: texts } = useAuthTexts();
  const heading = useId();
  const { form, fields, errors, general, busy, bind, submit } = useEntryForm<Fields>({
    first: empty,
    texts,
    check: (typed) => newPasswordErrors(typed, texts),
    send: async ({ currentPassword, newPassword }) => {
      await dataProvider.changePassword({ currentPassword, newPassword });
      notify('settings.password.changed', { type: 'success' });
      onClose();
    },
  });
  const field = (name: keyof Fields, autoComplete: string) => {
    const { error, ...bound } = bind(name);
    const said = error && translate(error, { _: error });
    return (
      <TextField
        {...bound}
        type="password"
        required
        label={translate(`settings.password.${name}`)}
        autoComplete={autoComplete}
        error={Boolean(error)}
        helperText={said ?? (name === 'newPassword' ? translate('settings.password.hint') : undefined)}
        slotProps={{ inputLabel: { required: false } }}
      />
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={heading}>{translate('settings.password.change')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormFault fault={general} />
            {field('currentPassword', 'current-password')}
            <div>
              {field('newPassword', 'new-password')}
              <StrengthMeter password={fields.newPassword} refused={Boolean(errors.newPassword)} />
            </div>
            {field('confirmation', 'new-password')}
          </Box>
        </DialogContent>
        <FormButtons label={translate('settings.password.change')} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
