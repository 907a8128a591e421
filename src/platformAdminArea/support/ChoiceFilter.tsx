import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate, useTranslateLabel } from 'react-admin';

type Choice = { id: string | null; name: string };

interface Props {
  source: string;
  choices: readonly Choice[];
  label?: string;
  alwaysOn?: boolean;
}

/** Values for "no filter" and for "empty field", because a menu's values must be strings. */
const all = 'all';
const none = 'none';

/** Filters rows by any of the selected values; the first option, All, removes the filter. */
export const ChoiceFilter = ({ source, choices, label }: Props) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { field, id } = useInput({ source, defaultValue: '' });
  const chosen = ([field.value].flat() as (string | null)[]).filter((value) => value !== '');
  const nameOf = (value: string | null) => choices.find((one) => one.id === value)?.name ?? String(value);
  const choose = (values: string[]) => {
    const picked = values.at(-1) === all ? [] : values.filter((value) => value !== all);
    field.onChange(picked.length ? picked.map((value) => (value === none ? null : value)) : '');
  };
  return (
    <TextField
      select
      id={id}
      name={source}
      label={labelOf({ source, label })}
      sx={{ width: { md: 126 } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          value: chosen.length ? chosen.map((value) => value ?? none) : [all],
          onChange: ({ target }) => choose([target.value].flat().map(String)),
          renderValue: () => (chosen.length ? chosen.map(nameOf).join(', ') : translate('support.all')),
        },
      }}
    >
      <MenuItem value={all}>{translate('support.all')}</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.id} value={one.id ?? none}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
