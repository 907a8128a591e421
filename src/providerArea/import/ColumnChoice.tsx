import TextField from '@mui/material/TextField';

interface Props<V extends string> {
  header: string;
  label: string;
  /** What it says while nothing is chosen. */
  open: string;
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** One choice for all cells of a column. */
export const ColumnChoice = <V extends string>({
  header,
  label,
  open,
  options,
  value,
  onChange,
}: Props<V>) => (
  <TextField
    select
    fullWidth
    size="small"
    sx={{ mt: 1.5 }}
    variant="outlined"
    label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value)}
    slotProps={{
      htmlInput: { 'aria-label': `${header}: ${label}` },
      select: { displayEmpty: true, native: true },
      inputLabel: { shrink: true },
    }}
  >
    <option value="">{open}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
);
