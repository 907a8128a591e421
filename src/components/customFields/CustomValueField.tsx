import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import type { CustomValues } from '../../../domain/contract/customFields/customValues.ts';
import { cutText } from '../fields/cutText.ts';
import { Nothing } from '../fields/MoneyField.tsx';
import { useCustomWords } from './useCustomWords.ts';

/** The value of a custom field of the row in context, in a table. */
export const CustomValueField = ({ field }: { field: CustomField }) => {
  const values: CustomValues = useRecordContext()?.customFields ?? {};
  const wordsOf = useCustomWords();
  const value = values[field.id] ?? null;
  if (value === null) return <Nothing />;
  const words = wordsOf(field, value);
  return (
    <Box title={words} sx={cutText}>
      {words}
    </Box>
  );
};
