import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { RecoveryAction } from '../../../domain/access/accountRecovery.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useReason } from '../../auth/useReason.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';

const calls = {
  passwordLink: 'sendPasswordLink',
  secondFactorReset: 'resetSecondFactor',
  signOut: 'signOutUser',
} as const satisfies Record<RecoveryAction, keyof DataProvider>;

interface Props {
  user: Pick<User, 'id' | 'fullName' | 'email'>;
  action: RecoveryAction;
  onClose: () => void;
}

/** Explains an account recovery action, performs it, and shows the result. */
export const RecoveryDialog = ({ user, action, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const dataProvider = useDataProvider<DataProvider>();
  const refresh = useRefresh();
  const heading = useId();
  const words = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const who = { name: user.fullName, email: user.email };
  const act = () => {
    setBusy(true);
    setFault(null);
    dataProvider[calls[action]]({ id: user.id })
      .then(() => {
        notify(`people.recovery.${action}.done`, { type: 'success', messageArgs: who });
        refresh();
        onClose();
      })
      .catch((error: unknown) => {
        setBusy(false);
        setFault(reasonOf(error));
      });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      aria-describedby={words}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {translate(`people.recovery.${action}.title`, who)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={words} sx={{ overflowWrap: 'anywhere' }}>
          {translate(`people.recovery.${action}.text`, who)}
        </DialogContentText>
        {fault && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(fault, { _: fault })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={action === 'passwordLink' ? 'primary' : 'error'}
          loading={busy}
          onClick={act}
        >
          {translate(`people.recovery.${action}.do`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
