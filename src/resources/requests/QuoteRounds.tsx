import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { writeDay, writeMoment } from '../../components/fields/writeDay.ts';
import { useRounds } from './CounterOffer.tsx';
import { useRateOf } from './useRateOf.ts';

/** Every round of terms of a quote that has more than one. */
export const QuoteRounds = ({ proposal }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const rateOf = useRateOf();
  const { data } = useRounds(proposal.id);
  if (!data || data.length < 2) return null;
  return (
    <Box component="ol" aria-label={translate('requests.rounds.title', { name: proposal.name })} sx={list}>
      {data.map(({ id, round, side, author, rate, currency, startDate, message, at }) => (
        <Box component="li" key={id}>
          <Typography variant="body2">
            <strong>{translate('requests.rounds.round', { round })}</strong>{' '}
            {translate(`requests.rounds.by.${side}`, { author })} {rateOf({ rate, currency })}{' '}
            {translate('requests.proposals.from', { date: writeDay(startDate, locale, 'medium') })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={at}>{writeMoment(at, locale)}</time>
            {message && ` · ${message}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 1,
};
