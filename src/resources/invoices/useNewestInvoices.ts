import { useGetList } from 'ra-core';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';

/** The three latest invoices, newest first. */
export const useNewestInvoices = () =>
  useGetList<Invoice>(
    'invoices',
    { sort: { field: 'issuedDate', order: 'DESC' }, pagination: { page: 1, perPage: 3 } },
    { retry: false },
  );
