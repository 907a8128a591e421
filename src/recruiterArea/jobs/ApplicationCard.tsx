import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetOne, useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { DeclineApplicationDialog } from './DeclineApplicationDialog.tsx';
import { useSettleApplication } from './useSettleApplication.ts';

/** One application: the provider, the candidate, the rate, and buttons to accept or decline. */
export const ApplicationCard = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { name, title, rate, currency, message, reason, status, received, providerId } = application;
  const { data: provider } = useGetOne<Company>('companies', { id: providerId }, { retry: false });
  const day = writeDay(received, locale, 'medium');
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[title, provider?.name, day].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {formatMoney(rate, currency, locale)}
            {translate('pages.candidates.perHour')}
          </Typography>
          <StatusChip value={status} label={translate(valueKey('applications', 'status', status))} />
        </Box>
      </Box>
      {message && <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>{message}</Typography>}
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {translate('jobPostings.applications.because', { reason })}
        </Typography>
      )}
      {status === 'Received' && <Answers application={application} />}
    </Card>
  );
};

const Answers = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { settle, settling } = useSettleApplication();
  const [declining, setDeclining] = useState(false);
  const mayAnswer = useMay('edit', 'applications', application);
  if (!mayAnswer) return null;
  const { name } = application;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="contained"
        loading={settling}
        aria-label={translate('jobPostings.applications.takeNamed', { name })}
        onClick={() => settle(application, { status: 'In Pipeline' })}
      >
        {translate('jobPostings.applications.take')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('jobPostings.applications.declineNamed', { name })}
        onClick={() => setDeclining(true)}
      >
        {translate('jobPostings.applications.decline')}
      </Button>
      {declining && (
        <DeclineApplicationDialog application={application} onClose={() => setDeclining(false)} />
      )}
    </Box>
  );
};
