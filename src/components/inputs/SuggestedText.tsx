import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, ValidationError } from 'react-admin';
import type { Validate } from './validateField.ts';

export type Suggestion = {
  id: string;
  name: string;
  /** Shown below the name. */
  about?: string;
};

interface Props<S extends Suggestion> {
  source: string;
  /** The label, if it is not that of the field. */
  label?: string;
  resource: string;
  suggestions: readonly S[];
  /** The suggestions were searched for the text already. */
  isSearched?: boolean;
  validate: Validate | undefined;
  onType: (text: string) => void;
  onPick: (suggestion: S) => void;
}

/** Input for a name: one of the suggestions, or free text. */
export const SuggestedText = <S extends Suggestion>({
  source,
  label,
  resource,
  suggestions,
  isSearched = false,
  validate,
  onType,
  onPick,
}: Props<S>) => {
  const { field, fieldState, id } = useInput({ source, validate, defaultValue: '' });
  return (
    <Autocomplete<S, false, false, true>
      id={id}
      freeSolo
      options={suggestions}
      {...(isSearched && { filterOptions: (rows: S[]) => rows })}
      getOptionLabel={(row) => (typeof row === 'string' ? row : row.name)}
      getOptionKey={(row) => (typeof row === 'string' ? row : row.id)}
      renderOption={({ key, ...props }, { name, about }) => (
        <li key={key} {...props}>
          <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {name}
            {about && <small style={{ display: 'block', opacity: 0.75 }}>{about}</small>}
          </span>
        </li>
      )}
      value={field.value ?? ''}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset' || reason === 'selectOption') return;
        field.onChange(text);
        onType(text);
      }}
      onChange={(_event, chosen) => {
        if (!chosen || typeof chosen === 'string') return;
        field.onChange(chosen.name);
        onPick(chosen);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={resource} label={label} isRequired />}
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
