import { useLocale, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';

/** Writes the rate of a quote or of a round of it: $70/h. */
export const useRateOf = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ rate, currency }: Pick<Proposal, 'rate' | 'currency'>): string =>
    translate('requests.proposals.perHour', { rate: formatMoney(rate, currency, locale) });
};
