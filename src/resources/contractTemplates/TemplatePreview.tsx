import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { agreementOf } from '../../../domain/change/deals/signedContent.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { mergeFields, unknownFields } from '../../../domain/contract/deals/mergeFields.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';

interface Props {
  body: string;
  type: Contract['type'] | null | undefined;
  /** Whether the input itself already names the unknown merge fields. */
  told?: boolean;
}

/** A preview with sample values, the unknown merge fields, and the available ones. */
export const TemplatePreview = ({ body, type, told = false }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const filled = useSampleText(body, type ?? 'SOW');
  const unknown = unknownFields(body);
  const word = (key: string, options?: object) => translate(`contractsPage.templates.${key}`, options);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id={heading} variant="subtitle1" component="h2">
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
      <Box sx={paper}>{filled}</Box>
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

/** A contract for the preview, with its text filled in as one that is sent for signature. */
const useSampleText = (body: string, type: Contract['type']): string | null => {
  const translate = useTranslate();
  const sample = (key: string) => translate(`contractsPage.sample.${key}`);
  const today = utcDay(new Date());
  const contract = {
    id: sample('contractId'),
    type,
    parentId: sample('contractId'),
    body,
    description: sample('description'),
    client: sample('client'),
    employee: sample('employee'),
    rate: 9500,
    currency: 'USD',
    monthlyHours: 160,
    totalValue: 9_120_000,
    startDate: addDays(today, 14),
    endDate: addDays(today, 196),
  } as const;
  return agreementOf({ contract, provider: sample('provider'), day: today });
};

const paper = {
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: 14,
  minHeight: 120,
};
