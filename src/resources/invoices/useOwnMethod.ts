import { useGetList } from 'react-admin';
import type { PaymentMethod } from '../../../domain/contract/billing/paymentMethods.ts';

/** The type of a company's payment method: null if it has none, undefined while it loads. */
export const useOwnMethod = (companyId: string): PaymentMethod['method'] | null | undefined => {
  const { data, error } = useGetList<PaymentMethod>('paymentMethods', {
    filter: { companyId, status: 'Active' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return data || error ? (data?.[0]?.method ?? null) : undefined;
};
