import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { useId } from 'react';
import {
  type MergeValues,
  merge,
  mergeFields,
  unknownFields,
} from '../../../domain/contract/deals/mergeFields.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';

interface Props {
  body: string;
  type: string | null | undefined;
  /** Whether the input itself already names the unknown merge fields. */
  told?: boolean;
}

/** A preview with sample values, the unknown merge fields, and the available ones. */
export const TemplatePreview = ({ body, type, told = false }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const values = useSampleValues(type ?? 'SOW');
  const unknown = unknownFields(body);
  const word = (key: string, options?: object) => translate(`contractsPage.templates.${key}`, options);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
        {word('preview')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {word('previewLead')}
      </Typography>
      {unknown.length > 0 && !told && (
        <Alert severity="error" role="status">
          {word('unknown', { fields: unknown.join(', ') })}
        </Alert>
      )}
      <Box sx={paper}>{merge(body, values)}</Box>
      <Typography variant="body2" color="textSecondary">
        {word('fields')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {mergeFields.map((field) => (
          <li key={field}>
            <Chip size="small" variant="outlined" label={`{{${field}}}`} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const useSampleValues = (type: string): MergeValues => {
  const translate = useTranslate();
  const locale = useLocale();
  const sample = (key: string) => translate(`contractsPage.sample.${key}`);
  const day = (offset: number) => writeDayOf(new Date(Date.now() + offset * 86_400_000), locale, 'long');
  return {
    employee: sample('employee'),
    client: sample('client'),
    provider: sample('provider'),
    description: sample('description'),
    contractId: sample('contractId'),
    framework: sample('framework'),
    type: translate(`contractsPage.paper.titles.${type}`),
    rate: formatMoney(9500, 'USD', locale),
    currency: 'USD',
    monthlyHours: (160).toLocaleString(locale),
    totalValue: formatMoney(9_120_000, 'USD', locale),
    startDate: day(14),
    endDate: day(196),
    signedDate: day(7),
    today: day(0),
  };
};

const paper = {
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: 14,
  minHeight: 120,
};
