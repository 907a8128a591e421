import { useLocale, useTranslate } from 'ra-core';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';

/** The rate of a quote or of a round of it: $70/h. */
export const useRateOf = ({ rate, currency }: Pick<Proposal, 'rate' | 'currency'>): string => {
  const translate = useTranslate();
  const locale = useLocale();
  return translate('requests.proposals.perHour', { rate: formatMoney(rate, currency, locale) });
};
