import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { InputHelperText, useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { validateField } from '../../components/inputs/validateField.ts';
import { addressesIn } from './addressesIn.ts';

/** Email addresses as text: pasted from a mail or a sheet, or typed one on each line. */
export const AddressesInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { id, field, fieldState } = useInput({ source, validate: validateField('hotLists', source) });
  const value = (field.value ?? []) as string[];
  const [typed, setTyped] = useState('');
  // A draft that is restored is not what was typed here.
  const text = addressesIn(typed).join() === value.join() ? typed : value.join('\n');
  const fault = fieldState.error?.message;
  return (
    <TextField
      id={id}
      label={labelOf({ resource: 'hotLists', source })}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(addressesIn(target.value));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      name={field.name}
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      error={fault !== undefined}
      helperText={
        <InputHelperText
          error={fault}
          helperText={translate(
            value.length === 0 ? 'hotLists.form.addressesHint' : 'hotLists.form.addresses',
            { smart_count: value.length },
          )}
        />
      }
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
    />
  );
};
