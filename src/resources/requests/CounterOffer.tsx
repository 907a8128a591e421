import Typography from '@mui/material/Typography';
import { useGetManyReference, useLocale, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { QuoteRound } from '../../../domain/contract/deals/quoteRounds.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useRateOf } from './useRateOf.ts';

/** The rounds of a quote, oldest first. */
export const useRounds = (proposalId: string, enabled = true) =>
  useGetManyReference<QuoteRound>(
    'quoteRounds',
    {
      target: 'proposalId',
      id: proposalId,
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled },
  );

/** The recruiter's counter-offer that waits for the provider's answer. */
export const useCounterOffer = ({ id, status }: Pick<Proposal, 'id' | 'status'>): QuoteRound | undefined => {
  const isCountered = status === 'Countered';
  const { data } = useRounds(id, isCountered);
  return isCountered ? data?.findLast(({ side }) => side === 'recruiter') : undefined;
};

/** The terms of the counter-offer that waits for an answer, beside those of the quote. */
export const CounterOffer = ({ proposal }: { proposal: Pick<Proposal, 'id' | 'status'> }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const rateOf = useRateOf();
  const counter = useCounterOffer(proposal);
  if (!counter) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {translate('requests.rounds.counterOffer', {
        rate: rateOf(counter),
        date: writeDay(counter.startDate, locale, 'medium'),
      })}
    </Typography>
  );
};
