import { useContext } from 'react';
import { ListContext, useLocale, useRecordContext } from 'react-admin';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { converted } from '../../domain/contract/platform/exchangeRates.ts';
import { formatMoney } from '../../domain/money/formatMoney.ts';
import { toWholeUnits } from '../../domain/money/minorUnits.ts';
import { usePlatform } from '../platform/shownPlatform.ts';

/** The candidate's rate in the currency that the list is filtered by, such as “≈ $77”, if theirs is another. */
export const ApproximateRate = () => {
  const candidate = useRecordContext<Candidate>();
  const locale = useLocale();
  const { exchangeRates } = usePlatform();
  const { rateUpTo, rateCurrency } = useContext(ListContext)?.filterValues ?? {};
  if (!candidate || rateUpTo === undefined || candidate.currency === rateCurrency) return null;
  const amount = converted(candidate.rate, candidate.currency, rateCurrency, exchangeRates);
  if (amount === null) return null;
  return <small>≈ {formatMoney(toWholeUnits(amount, rateCurrency), rateCurrency, locale)}</small>;
};
