import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useOnce } from '../forms/useOnce.ts';

interface Props {
  title: string;
  text: string;
  /** What to know before confirming, below the text. */
  children?: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** The color of the confirming button; red for what deletes something. */
  colour?: 'primary' | 'error';
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Confirms an action that cannot easily be undone. */
export const ConfirmDialog = ({
  title,
  text,
  children,
  confirm,
  cancel,
  busy,
  colour = 'primary',
  onConfirm,
  onCancel,
}: Props) => {
  const heading = useId();
  const words = useId();
  const confirmOnce = useOnce(onConfirm);
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
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={words}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button variant="contained" color={colour} onClick={confirmOnce} loading={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
