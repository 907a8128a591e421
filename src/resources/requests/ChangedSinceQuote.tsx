import Box from '@mui/material/Box';
import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { changedSinceQuote } from '../../../domain/change/deals/statedInQuote.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

/** What the candidate's profile says otherwise now than when the quote was sent, where the user may read it. */
export const ChangedSinceQuote = ({ proposal }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { candidateId, currency } = proposal;
  const { data } = useGetManyAggregate<Candidate>('candidates', { ids: [candidateId] });
  const candidate = data?.find((one) => one?.id === candidateId);
  if (!candidate) return null;
  const { availability, availableFrom, rate } = changedSinceQuote(proposal, candidate, utcDay(new Date()));
  const words = (key: string, values: readonly [string, string]) =>
    translate(`requests.proposals.changed.${key}`, { from: values[0], to: values[1] });
  const both = <T,>([from, to]: [T, T], write: (value: T) => string) => [write(from), write(to)] as const;
  const day = (date: string | null) =>
    date === null ? translate('requests.proposals.changed.none') : writeDay(date, locale, 'medium');
  const said = [
    availability &&
      words(
        'availability',
        both(availability, (value) => translate(valueKey('candidates', 'availability', value))),
      ),
    availableFrom && words('availableFrom', both(availableFrom, day)),
    rate &&
      words(
        'rate',
        both(rate, (amount) => formatMoney(amount, currency, locale)),
      ),
  ].filter((one) => one !== undefined);
  return said.map((one) => (
    <Box key={one} sx={{ color: 'warning.dark', fontSize: 14, whiteSpace: 'normal' }}>
      {one}
    </Box>
  ));
};
