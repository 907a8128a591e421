import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { nounOf } from '../../../domain/contract/index.ts';
import { type ResumeField, resumeFields } from '../../../domain/resumes/checkedReading.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import type { Draft } from './draft.ts';

const wide: readonly ResumeField[] = [
  'skills',
  'skillUses',
  'summary',
  'engagements',
  'education',
  'certificates',
  'languages',
];

const { defaults, serverSet } = nounOf('candidates');
const firstValues = Object.fromEntries(
  Object.entries(defaults ?? {}).filter(([field]) => !serverSet.includes(field)),
);

interface Props {
  draft: Draft;
  onChange: (values: Record<string, unknown>) => void;
}

/** The fields of a draft; under each stands what it was read from. */
export const DraftForm = ({ draft, onChange }: Props) => (
  <ResourceContextProvider value="candidates">
    <Form defaultValues={{ ...firstValues, ...draft.values }} mode="onChange">
      <KeepValues onChange={onChange} />
      <Box sx={grid}>
        {resumeFields.map((field) => (
          <Box key={field} sx={{ minWidth: 0, gridColumn: wide.includes(field) ? '1 / -1' : undefined }}>
            <NounInput source={field} />
            <Quotes quotes={draft.quotes[field] ?? []} />
          </Box>
        ))}
      </Box>
    </Form>
  </ResourceContextProvider>
);

const KeepValues = ({ onChange }: Pick<Props, 'onChange'>) => {
  const { subscribe } = useFormContext();
  const keep = useEffectEvent(onChange);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...values }) }),
    [subscribe],
  );
  return null;
};

const longestQuote = 140;

const Quotes = ({ quotes }: { quotes: readonly string[] }) => {
  const translate = useTranslate();
  return quotes.map((quote) => (
    <Typography
      key={quote}
      variant="body2"
      color="textSecondary"
      sx={{ fontSize: 12, overflowWrap: 'anywhere', mx: 1.75 }}
    >
      {translate('bench.resumes.readFrom', {
        quote: quote.length > longestQuote ? `${quote.slice(0, longestQuote).trimEnd()}…` : quote,
      })}
    </Typography>
  ));
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
};
