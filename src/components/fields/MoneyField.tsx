import { useFieldValue, useLocale, useRecordContext } from 'react-admin';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { toMajor } from '../../../domain/money/minorUnits.ts';

interface Props {
  source: string;
  /** Abbreviates amounts from a million: $1.3M instead of $1,250,000. */
  compact?: boolean;
}

/** An amount in the row's own currency. */
export const MoneyField = ({ source, compact }: Props) => {
  const amount = useFieldValue({ source }) as number | null | undefined;
  const currency = useRecordContext()?.currency as string | undefined;
  const locale = useLocale();
  return amount == null ? (
    <Nothing />
  ) : (
    formatMoney(
      amount,
      currency,
      locale,
      compact && toMajor(amount, currency ?? 'USD') >= 1_000_000 ? 'compact' : 'plain',
    )
  );
};

/** Shown for an empty value. */
export const Nothing = () => <span aria-hidden>–</span>;
