import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useGetList, useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { NounName } from '../../../domain/contract/index.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { findByName } from '../../components/inputs/findByName.ts';
import { validateField } from '../../components/inputs/validateField.ts';

interface Props {
  /** The field for the name, and the field for the id of the row it belongs to. */
  source: string;
  idSource: string;
  reference: NounName;
  filter?: Record<string, unknown>;
}

type Named = { id: string; name: string };

/** Input for a name: one of the suggested rows, or free text. */
export const PickOrType = ({ source, idSource, reference, filter = {} }: Props) => {
  const { name } = useNoun();
  const [q, setQ] = useState('');
  const { field, fieldState, id } = useInput({
    source,
    validate: validateField(name, source),
    defaultValue: '',
  });
  const { setValue } = useFormContext();
  const { data = [] } = useGetList<Named>(reference, {
    filter: { ...filter, ...findByName(reference, q) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  const typed = (text: string) => {
    setQ(text);
    field.onChange(text);
    setValue(idSource, data.find((row) => row.name === text)?.id ?? null, { shouldDirty: true });
  };
  const pick = (row: Named) => {
    field.onChange(row.name);
    setValue(idSource, row.id, { shouldDirty: true });
  };
  return (
    <Autocomplete<Named, false, false, true>
      id={id}
      freeSolo
      options={data}
      filterOptions={(rows) => rows}
      getOptionLabel={(row) => (typeof row === 'string' ? row : row.name)}
      getOptionKey={(row) => (typeof row === 'string' ? row : row.id)}
      value={field.value ?? ''}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') typed(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen && typeof chosen !== 'string') pick(chosen);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={name} isRequired />}
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
          variant="outlined"
          size="small"
          margin="dense"
          fullWidth
        />
      )}
    />
  );
};
