import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenProposal, type Proposal } from '../../../domain/contract/deals/proposals.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ChangedSinceQuote } from './ChangedSinceQuote.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { ProposalTerms } from './ProposalTerms.tsx';
import { QuoteFeedback } from './QuoteFeedback.tsx';
import { QuoteRounds } from './QuoteRounds.tsx';

interface Props {
  proposal: Proposal;
  /** What the user can do with an accepted proposal. */
  next?: ReactNode;
}

/** One proposal: the candidate, the rate, the start date and the actions. */
export const ProposalCard = ({ proposal, next }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, role, status, message, endReason, reason, validUntil, claimUntil } = proposal;
  const isOpen = isOpenProposal(status);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, borderRadius: '12px', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <CandidateName proposal={proposal} />
          <Typography variant="body2" color="textSecondary">
            {title}
            {role && ` · ${translate('requests.proposals.forRole', { role })}`}
          </Typography>
        </Box>
        <StatusChip value={status} label={translate(valueKey('proposals', 'status', status))} />
      </Box>
      <ProposalTerms proposal={proposal} />
      {isOpen && <ChangedSinceQuote proposal={proposal} />}
      {isOpen && validUntil && (
        <Typography variant="body2" color="textSecondary">
          {translate('requests.proposals.validUntil', { date: writeDay(validUntil, locale, 'medium') })}
          {claimUntil &&
            ` · ${translate('requests.proposals.claimUntil', { date: writeDay(claimUntil, locale, 'medium') })}`}
        </Typography>
      )}
      {proposal.overlapAgreed && (
        <Typography variant="body2" color="textSecondary">
          {translate('contractsPage.overlap.agreed')}
        </Typography>
      )}
      {endReason && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(valueKey('proposals', 'endReason', endReason))}
        </Typography>
      )}
      {(reason ?? message) && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reason ?? message}
        </Typography>
      )}
      {proposal.round > 1 && <QuoteRounds proposal={proposal} />}
      {status === 'Not Awarded' && <QuoteFeedback proposal={proposal} />}
      {status === 'Accepted' && next}
      <ProposalActions proposal={proposal} next={next} />
    </Paper>
  );
};

/** Links to the candidate's page, for users who may see it. */
const CandidateName = ({ proposal: { candidateId, name } }: { proposal: Proposal }) => {
  const createPath = useCreatePath();
  const { data } = useGetManyAggregate('candidates', { ids: [candidateId] });
  const nameLook = { fontWeight: 600, overflowWrap: 'anywhere' };
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
