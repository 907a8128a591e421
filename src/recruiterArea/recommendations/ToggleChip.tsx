import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/material/Chip';

interface Props {
  label: string;
  /** The accessible name, where the label alone is not clear. */
  name?: string;
  /** Shown under the pointer. */
  title?: string;
  /** How many rows it leaves, and the same in a sentence. */
  count?: number;
  explained?: string;
  pressed: boolean;
  onToggle: () => void;
}

/** A small toggle button. */
export const ToggleChip = ({ label, name, title, count, explained, pressed, onToggle }: Props) => (
  <Chip
    component="button"
    type="button"
    size="small"
    label={
      count === undefined ? (
        label
      ) : (
        <>
          {label} <span aria-hidden>· {count}</span>
        </>
      )
    }
    aria-label={name}
    title={title ?? explained}
    aria-description={explained}
    aria-pressed={pressed}
    icon={pressed ? <DoneIcon aria-hidden /> : undefined}
    color={pressed ? 'primary' : 'default'}
    variant={pressed ? 'filled' : 'outlined'}
    onClick={onToggle}
    sx={{ maxWidth: '100%', minHeight: 28, font: 'inherit', fontSize: 13, fontWeight: 600 }}
  />
);
