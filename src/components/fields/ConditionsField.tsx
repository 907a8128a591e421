import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { QuestionCondition } from '../../../domain/contract/reports/question.ts';
import { answerWords } from '../../../domain/reports/answerWords.ts';
import { conditionText } from '../../../domain/reports/describeReport.ts';
import { Nothing } from './MoneyField.tsx';

/** The conditions of a query, one per line. */
export const ConditionsField = ({ source }: { source: string }) => {
  const conditions = (useFieldValue({ source }) as QuestionCondition[] | null | undefined) ?? [];
  const noun = String(useRecordContext()?.noun);
  const words = answerWords(useTranslate(), useLocale() ?? 'en');
  if (conditions.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {conditions.map((condition) => {
        const text = conditionText(noun, condition, words);
        return <li key={text}>{text}</li>;
      })}
    </Box>
  );
};
