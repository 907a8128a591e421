import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { CustomValues } from '../../../domain/contract/customFields/customValues.ts';
import { useNoun } from '../contract/useNoun.ts';
import { Nothing } from '../fields/MoneyField.tsx';
import { useCustomFields } from './useCustomFields.ts';
import { useCustomWords } from './useCustomWords.ts';

/** All custom values of a row, such as where two versions of it are compared. */
export const CustomValuesField = ({ source }: { source: string }) => {
  const values = useFieldValue({ source }) as CustomValues | null | undefined;
  const { data = [] } = useCustomFields(useNoun().name);
  const wordsOf = useCustomWords();
  const said = data.flatMap((field) => {
    const value = values?.[field.id] ?? null;
    return value === null ? [] : [`${field.name}: ${wordsOf(field, value)}`];
  });
  if (said.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Box>
  );
};
