import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ProfileLink } from '../results/ProfileLink.tsx';
import { MatchHighlights } from '../scores/MatchHighlights.tsx';
import { ScoreButton } from '../scores/ScoreButton.tsx';
import { DeclineApplicationsDialog } from './DeclineApplicationsDialog.tsx';
import { useTakeApplication } from './useTakeApplication.ts';

interface Props {
  application: Application;
  /** Null once the candidate is no longer listed. */
  match: Match | null;
  /** Whether scores were available for the list. */
  isScored: boolean;
  job: Job;
  /** Set if the application can be selected. */
  selection?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
}

/** One application: the candidate with score and reasons, the provider, the rate, and what can be done. */
export const ApplicationCard = ({ application, match, isScored, job, selection }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const words = (key: string, values?: object) => translate(`jobPostings.applications.${key}`, values);
  const { name, title, rate, currency, message, reason, status, received, providerId } = application;
  const { data: providers } = useGetManyAggregate<Company>(
    'companies',
    { ids: [providerId] },
    { enabled: providerId !== null },
  );
  const date = words('received', { date: writeDay(received, locale, 'medium') });
  return (
    <Card component="li" variant="outlined" sx={{ px: { xs: 1.5, md: 2 }, py: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {selection && (
          <Checkbox
            size="small"
            checked={selection.isChosen}
            onChange={(_, isChosen) => selection.onChoose(isChosen)}
            slotProps={{ input: { 'aria-label': words('select', { name }) } }}
            sx={{ ml: -1, mt: -0.5 }}
          />
        )}
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {match ? (
                <ProfileLink candidateId={application.candidateId} jobId={job.id} color="inherit">
                  {name}
                </ProfileLink>
              ) : (
                name
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[title, providers?.[0]?.name, date].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            {match && <ScoreButton match={match} name={name} />}
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formatMoney(rate, currency, locale)}
              {translate('pages.candidates.perHour')}
            </Typography>
            <StatusChip value={status} label={translate(valueKey('applications', 'status', status))} />
          </Box>
        </Box>
      </Box>
      {match ? (
        <MatchHighlights match={match} />
      ) : (
        isScored && (
          <Typography variant="body2" color="textSecondary">
            {words('gone')}
          </Typography>
        )
      )}
      {message && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>
          {message}
        </Typography>
      )}
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {words('because', { reason })}
        </Typography>
      )}
      {status === 'Received' && <Answers application={application} />}
    </Card>
  );
};

const Answers = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { take, taking } = useTakeApplication();
  const [declining, setDeclining] = useState(false);
  const mayAnswer = useMay('edit', 'applications', application);
  if (!mayAnswer) return null;
  const { name } = application;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="contained"
        loading={taking}
        aria-label={translate('jobPostings.applications.takeNamed', { name })}
        onClick={() => take(application)}
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
        <DeclineApplicationsDialog applications={[application]} onClose={() => setDeclining(false)} />
      )}
    </Box>
  );
};
