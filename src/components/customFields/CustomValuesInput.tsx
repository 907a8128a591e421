import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DateInput,
  NullableBooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import { customValueSchema } from '../../../domain/contract/customFields/customValues.ts';
import { optional } from '../../../domain/contract/fields.ts';
import { useNoun } from '../contract/useNoun.ts';
import { validateBy } from '../inputs/validateField.ts';
import { InputPair } from '../screens/forms/InputGroups.tsx';
import { useCustomFields } from './useCustomFields.ts';

/** The inputs of the company's custom fields, under a heading; nothing without any. */
export const CustomValuesInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { data = [] } = useCustomFields(useNoun().name);
  const active = data.filter(({ status }) => status === 'Active');
  if (active.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('customFields.title')}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        {translate('customFields.title')}
      </Typography>
      <InputPair>
        {active.map((field) => (
          <Box key={field.id} sx={{ minWidth: 0 }}>
            <CustomValueInput field={field} source={`${source}.${field.id}`} />
          </Box>
        ))}
      </InputPair>
    </Box>
  );
};

const CustomValueInput = ({ field, source }: { field: CustomField; source: string }) => {
  const stored: unknown = useWatch({ name: source });
  const common = { source, label: field.name, helperText: false as const, defaultValue: null };
  if (field.kind === 'Yes or No') return <NullableBooleanInput {...common} />;
  if (field.kind === 'Choice') {
    // A row keeps a choice that is no longer offered until it is changed.
    const former = typeof stored === 'string' && stored && !field.choices.includes(stored) ? [stored] : [];
    const choices = [...field.choices, ...former].map((id) => ({ id, name: id }));
    return <SelectInput {...common} choices={choices} translateChoice={false} />;
  }
  const validate = validateBy(optional(customValueSchema(field)), null);
  if (field.kind === 'Date')
    return <DateInput {...common} validate={validate} parse={(day: string) => day || null} />;
  if (field.kind === 'Number') return <NumberInput {...common} validate={validate} step="any" />;
  return <TextInput {...common} validate={validate} />;
};
