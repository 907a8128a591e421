import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CounterOffer } from './CounterOffer.tsx';
import { useRateOf } from './useRateOf.ts';

/** The rate and the start date, and those of a counter-offer that waits for an answer. */
export const ProposalTerms = ({ proposal }: { proposal: Proposal }) => {
  const { startDate } = proposal;
  const translate = useTranslate();
  const locale = useLocale();
  const rateOf = useRateOf();
  const date = writeDay(startDate, locale, 'medium');
  return (
    <>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <strong>{rateOf(proposal)}</strong> {translate('requests.proposals.from', { date })}
      </Typography>
      <CounterOffer proposal={proposal} />
    </>
  );
};
