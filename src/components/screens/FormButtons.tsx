import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'ra-core';
import { ReadOnlyNote } from '../maintenance/ReadOnlyNote.tsx';
import { useReadOnly } from '../maintenance/useReadOnly.ts';

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
  const maintenance = useReadOnly();
  return (
    <>
      <ReadOnlyNote />
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={color}
          loading={busy}
          disabled={maintenance !== null}
        >
          {label}
        </Button>
      </DialogActions>
    </>
  );
};
