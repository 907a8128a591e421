import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { addDays, monthAfter } from '../../../../domain/time/days.ts';
import { readAllRows } from '../../../components/rows/readAllRows.ts';

/** The first and the last month, as `2026-06`. */
export type Months = { from: string; to: string };

/** The invoices and credit notes that were issued in these months, by their numbers. */
export const useInvoicesOf = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const optionsFor = ({ from, to }: Months) =>
    queryOptions({
      queryKey: ['providerInvoices', 'accounting', from, to],
      queryFn: ({ signal }) =>
        readAllRows<ProviderInvoice>(
          dataProvider,
          {
            noun: 'providerInvoices',
            filter: { issuedDate_gte: `${from}-01`, issuedDate_lte: addDays(monthAfter(`${to}-01`, 1), -1) },
            sort: { field: 'number', order: 'ASC' },
          },
          signal,
        ),
    });
  return {
    optionsFor,
    /** Those on the page, or read now. */
    read: (months: Months): Promise<ProviderInvoice[]> => queryClient.ensureQueryData(optionsFor(months)),
  };
};

export const useInvoices = (months: Months, enabled: boolean) => {
  const { optionsFor } = useInvoicesOf();
  return useQuery({ ...optionsFor(months), enabled });
};
