import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';

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
  const common = {
    title: translate(`people.${change}.title`, { who }),
    text: translate(`people.${change}.text`, { smart_count: count }),
    confirm: translate(`people.${change}.do`),
    busy,
    onCancel: onClose,
  };
  if (change === 'suspend')
    return (
      <ReasonDialog
        {...common}
        stored={['users', 'statusReason']}
        label={translate('resources.users.fields.statusReason')}
        refused={refused}
        onConfirm={onConfirm}
      />
    );
  const { title, text, confirm, onCancel } = common;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onConfirm(null);
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText>{text}</DialogContentText>
          {refused && <DialogContentText color="error">{refused}</DialogContentText>}
        </DialogContent>
        <FormButtons label={confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
};
