import { useGetList } from 'ra-core';
import type { PaymentMethod } from '../../../domain/contract/paymentMethods.ts';

/** How the company pays; where no way is in force, the one it paid by last. */
export const usePayment = () => {
  const { data, error, refetch } = useGetList<PaymentMethod>(
    'paymentMethods',
    { sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 25 } },
    { retry: false },
  );
  const payment = data?.find(({ status }) => status === 'Active') ?? data?.[0];
  return { payment, isKnown: data !== undefined, error, refetch };
};
