import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CustomValues } from '../../../domain/contract/customFields/customValues.ts';
import { useNoun } from '../contract/useNoun.ts';
import { FactGrid, LabelledFact } from '../screens/facts/FactGrid.tsx';
import { useCustomFields } from './useCustomFields.ts';
import { useCustomWords } from './useCustomWords.ts';

/** The custom fields of the row in context that have a value, in the order of the form. */
export const CustomFacts = () => {
  const translate = useTranslate();
  const values: CustomValues = useRecordContext()?.customFields ?? {};
  const { data = [] } = useCustomFields(useNoun().name);
  const wordsOf = useCustomWords();
  const said = data.flatMap((field) => {
    const value = values[field.id] ?? null;
    return value === null || field.status === 'Archived' ? [] : [{ field, words: wordsOf(field, value) }];
  });
  if (said.length === 0) return null;
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('customFields.title')}
      </Typography>
      <FactGrid>
        {said.map(({ field, words }) => (
          <LabelledFact key={field.id} label={field.name}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {words}
            </Box>
          </LabelledFact>
        ))}
      </FactGrid>
    </section>
  );
};
