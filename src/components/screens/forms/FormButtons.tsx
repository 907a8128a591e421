import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { ReadOnlyNote } from '../../maintenance/ReadOnlyNote.tsx';
import { useReadOnly } from '../../maintenance/useReadOnly.ts';

interface Props {
  /** Label of the submit button. */
  label: string;
  busy: boolean | undefined;
  color?: ButtonProps['color'];
  onCancel: () => void;
  /** It changes nothing, so maintenance does not stop it. */
  reads?: boolean;
  disabled?: boolean;
}

/** Buttons of a dialog's form: cancel or submit. */
export const FormButtons = ({ label, busy, color, onCancel, reads = false, disabled = false }: Props) => {
  const translate = useTranslate();
  const maintenance = useReadOnly();
  return (
    <>
      {!reads && <ReadOnlyNote />}
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={color}
          loading={busy}
          disabled={disabled || (!reads && maintenance !== null)}
        >
          {label}
        </Button>
      </DialogActions>
    </>
  );
};
