import { formatMoney } from '../../../domain/money/formatMoney.ts';

interface Sum {
  currency: string;
  amount: number;
}

/** One figure for sums in several currencies: the first is the value, and the others are named beside it. */
export const currencyFigures = (
  sums: readonly Sum[] | undefined,
  { fallback, locale, compact = false }: { fallback: string; locale: string; compact?: boolean },
) => {
  if (!sums) return { value: undefined };
  const style = compact ? 'compact' : 'plain';
  const [main = { currency: fallback, amount: 0 }, ...others] = sums.filter(
    ({ amount }, place) => place === 0 || amount > 0,
  );
  return {
    value: formatMoney(main.amount, main.currency, locale, style),
    more: others.map(({ currency, amount }) => `+ ${formatMoney(amount, currency, locale, style)}`),
  };
};
