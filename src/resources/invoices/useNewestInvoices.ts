import { useGetList } from 'react-admin';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';

/** The three latest invoices of plans, newest first; invoices of commission are in the list of all invoices. */
export const useNewestInvoices = () => {
  const { data: plans, isPending } = useGetList<Plan>('plans', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return useGetList<Invoice>(
    'invoices',
    {
      filter: { plan: plans?.map(({ name }) => name) },
      sort: { field: 'issuedDate', order: 'DESC' },
      pagination: { page: 1, perPage: 3 },
    },
    { retry: false, enabled: !isPending },
  );
};
