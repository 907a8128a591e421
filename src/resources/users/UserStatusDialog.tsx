import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { users } from '../../../domain/contract/accounts/users.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { errorText, textOf } from '../../i18n/textOf.ts';

export type StatusChange = 'suspend' | 'activate';
interface Props {
  change: StatusChange;
  /** A name, or a number of users. */
  who: string;
  /** The number of users affected. */
  count: number;
  busy: boolean;
  refused?: string;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Explains the effect of suspending or activating, and asks for the reason of a suspension. */
export const UserStatusDialog = ({ change, who, count, busy, refused, onConfirm, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const asksWhy = change === 'suspend';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = asksWhy ? faultIn(reason.trim()) : undefined;
    setWrong(found && translate(found, { _: found }));
    if (!found) onConfirm(asksWhy ? reason.trim() : null);
  };
  const error = wrong ?? refused;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {translate(`people.${change}.title`, { who })}
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText>{translate(`people.${change}.text`, { smart_count: count })}</DialogContentText>
          {asksWhy && (
            <TextField
              label={translate('resources.users.fields.statusReason')}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setWrong(undefined);
              }}
              error={Boolean(error)}
              helperText={error}
              required
              autoFocus
              multiline
              minRows={2}
              sx={{ mt: 1.5 }}
            />
          )}
          {!asksWhy && refused && <DialogContentText color="error">{refused}</DialogContentText>}
        </DialogContent>
        <FormButtons
          label={translate(`people.${change}.do`)}
          color={asksWhy ? 'error' : 'primary'}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
};

/** The contract's validation error, if any; an empty reason is refused too. */
const faultIn = (reason: string): string | undefined =>
  reason === ''
    ? textOf('value.reason-needed')
    : errorText(users.fields.statusReason.safeParse(reason).error);
