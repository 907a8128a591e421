import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { addDays, monthAfter } from '../../../../domain/time/days.ts';
import { readAllRows } from '../../../components/rows/readAllRows.ts';

/** The first and the last month, as `2026-06`. */
export type Months = { from: string; to: string };

/** The first and the last day of these months. */
export const spanOf = ({ from, to }: Months): Months => ({
  from: `${from}-01`,
  to: addDays(monthAfter(`${to}-01`, 1), -1),
});

/** All client invoices that a filter finds, in the order of their creation. */
export const invoiceQuery = (dataProvider: DataProvider, filter: Record<string, unknown>) =>
  queryOptions({
    queryKey: ['providerInvoices', 'all', filter],
    queryFn: ({ signal }) =>
      readAllRows<ProviderInvoice>(dataProvider, { noun: 'providerInvoices', filter }, signal),
  });

/** Those that were issued in these months. */
export const issuedQuery = (dataProvider: DataProvider, months: Months) => {
  const { from, to } = spanOf(months);
  return invoiceQuery(dataProvider, { issuedDate_gte: from, issuedDate_lte: to });
};
