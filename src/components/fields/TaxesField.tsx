import { useFieldValue, useLocale } from 'react-admin';
import type { Tax } from '../../../domain/contract/billing/taxes.ts';
import { writeRate } from '../../../domain/money/writeRate.ts';
import { Nothing } from './MoneyField.tsx';

/** The taxes of an invoice with their rates: "CGST 9%, SGST 9%". */
export const TaxesField = ({ source }: { source: string }) => {
  const locale = useLocale() ?? 'en';
  const taxes = (useFieldValue({ source }) as Tax[] | null | undefined) ?? [];
  if (taxes.length === 0) return <Nothing />;
  return <span>{taxes.map(({ name, rate }) => `${name} ${writeRate(rate, locale)}`).join(', ')}</span>;
};
