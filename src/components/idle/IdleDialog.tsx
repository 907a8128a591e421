import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../screens/dialogs/Dialog.tsx';

interface Props {
  /** Seconds until the sign-out. */
  left: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Warns that the session is about to end, with a button to stay. */
export const IdleDialog = ({ left, onStay, onLeave }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('settings.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('settings.idle.text', { smart_count: left })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLeave}>
          {translate('settings.idle.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('settings.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
