import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetManyAggregate, useLocale, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ProposalActions } from './ProposalActions.tsx';

/** One proposal: the candidate, the rate, the start date and the actions. */
export const ProposalCard = ({ proposal }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, rate, currency, startDate, status, message, reason } = proposal;
  const date = writeDay(startDate, locale, 'medium');
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, borderRadius: '14px', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <CandidateName proposal={proposal} />
          <Typography variant="body2" color="textSecondary">
            {title}
          </Typography>
        </Box>
        <StatusChip value={status} label={translate(valueKey('proposals', 'status', status))} />
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <strong>
          {translate('requests.proposals.perHour', { rate: formatMoney(rate, currency, locale) })}
        </strong>{' '}
        {translate('requests.proposals.from', { date })}
      </Typography>
      {proposal.overlapAgreed && (
        <Typography variant="body2" color="textSecondary">
          {translate('contractsPage.overlap.agreed')}
        </Typography>
      )}
      {(reason ?? message) && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reason ?? message}
        </Typography>
      )}
      <ProposalActions proposal={proposal} />
    </Paper>
  );
};

/** Links to the candidate's page, for users who may see it. */
const CandidateName = ({ proposal: { candidateId, name } }: { proposal: Proposal }) => {
  const createPath = useCreatePath();
  const { data } = useGetManyAggregate('candidates', { ids: [candidateId] });
  const nameLook = { fontWeight: 650, overflowWrap: 'anywhere' };
  if (!data?.some((candidate) => candidate?.id === candidateId))
    return <Typography sx={nameLook}>{name}</Typography>;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'candidates', type: 'show', id: candidateId })}
      sx={nameLook}
    >
      {name}
    </Link>
  );
};
