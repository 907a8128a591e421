import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { PersonNoun } from '../../../domain/privacy/personNouns.ts';
import { writeDayOf } from '../fields/writeDay.ts';
import { ErasureButton } from './ErasureButton.tsx';
import { PersonalDataButton } from './PersonalDataButton.tsx';

/** Privacy actions for a person; for an erased person, a note that nothing is left. */
export const PersonalDataHead = ({ noun, children }: { noun: PersonNoun; children?: ReactNode }) => {
  const person = useRecordContext();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (person?.erasedAt)
    return (
      <Alert severity="info">
        {translate('erasure.erased', {
          on: writeDayOf(String(person.erasedAt), locale, 'long'),
        })}
      </Alert>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {children}
      <PersonalDataButton noun={noun} />
      <ErasureButton noun={noun} />
    </Box>
  );
};
