import Typography from '@mui/material/Typography';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { AboveBudget } from './BudgetWarning.tsx';
import { CounterOffer } from './CounterOffer.tsx';
import { useRateOf } from './useRateOf.ts';

/** The rate, by how much it is above the budget, and the start date, and those of a counter-offer that waits for an answer. */
export const ProposalTerms = ({ proposal }: { proposal: Proposal }) => {
  const { startDate, requestId } = proposal;
  const { data: request } = useGetOne<Request>('requests', { id: requestId });
  const translate = useTranslate();
  const locale = useLocale();
  const rateOf = useRateOf();
  const date = writeDay(startDate, locale, 'medium');
  return (
    <>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <strong>{rateOf(proposal)}</strong> {translate('requests.proposals.from', { date })}
      </Typography>
      <AboveBudget proposal={proposal} asked={request} />
      <CounterOffer proposal={proposal} />
    </>
  );
};
