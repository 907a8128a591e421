import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** The color of the confirming button; red for what deletes something. */
  colour?: 'primary' | 'error';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an action that cannot easily be undone. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  cancel,
  busy,
  colour = 'primary',
  onConfirm,
  onCancel,
}: Props) => {
  const heading = useId();
  const words = useId();
  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={heading}
      aria-describedby={words}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={words}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button variant="contained" color={colour} onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
