import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writeRate } from '../../../domain/money/writeRate.ts';

export type Sum = readonly [label: string, amount: string];
export type Summed = Pick<ProviderInvoice, 'amount' | 'taxes' | 'total' | 'currency'>;

/** Labels and amounts: the net amount and each tax, if there are taxes, and the total. */
export const sumsOf = (
  { amount, taxes, total, currency }: Summed,
  locale: string,
  translate: (key: string, values?: Record<string, unknown>) => string,
): Sum[] => {
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return [
    ...(taxes.length > 0 ? [[translate('invoicePaper.net'), money(amount)] as const] : []),
    ...taxes.map(
      (tax): Sum => [
        `${translate(`invoicePaper.taxName.${tax.name}`)} ${writeRate(tax.rate, locale)}`,
        money(tax.amount),
      ],
    ),
    [translate('invoicePaper.total'), money(total)],
  ];
};
