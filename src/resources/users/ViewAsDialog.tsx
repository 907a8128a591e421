import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { viewMinutes } from '../../../domain/access/viewing.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useReason } from '../../auth/useReason.ts';
import { openView, TabBlocked } from '../../auth/view.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';

interface Props {
  user: Pick<User, 'id' | 'fullName'>;
  onClose: () => void;
}

/** Explains "view as", and opens the user's console in a new tab. */
export const ViewAsDialog = ({ user: { id, fullName: name }, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = () => {
    setBusy(true);
    openView(id)
      .then(onClose)
      .catch((error: unknown) => {
        setBusy(false);
        setFault(error instanceof TabBlocked ? 'access.view.blocked' : reasonOf(error));
      });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={heading}>{translate('access.view.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('access.view.text', { name, minutes: viewMinutes })}</DialogContentText>
        {fault && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(fault, { _: fault })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={busy} onClick={open}>
          {translate('access.view.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
