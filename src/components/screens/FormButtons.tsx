import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'ra-core';
import { HeldNote } from '../maintenance/HeldNote.tsx';
import { useHeldBack } from '../maintenance/useHeldBack.ts';

interface Props {
  /** What sending the form does. */
  label: string;
  busy: boolean | undefined;
  color?: ButtonProps['color'];
  onCancel: () => void;
}

/** The end of a dialog's form: leave it, or send it. */
export const FormButtons = ({ label, busy, color, onCancel }: Props) => {
  const translate = useTranslate();
  const held = useHeldBack();
  return (
    <>
      <HeldNote />
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color={color} loading={busy} disabled={held !== null}>
          {label}
        </Button>
      </DialogActions>
    </>
  );
};
