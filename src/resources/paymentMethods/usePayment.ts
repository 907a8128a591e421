import { useGetList } from 'react-admin';
import type { PaymentMethod } from '../../../domain/contract/billing/paymentMethods.ts';

/** The company's active payment method, or its last one if none is active. */
export const usePayment = () => {
  const { data, error, refetch } = useGetList<PaymentMethod>(
    'paymentMethods',
    { sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 25 } },
    { retry: false },
  );
  const payment = data?.find(({ status }) => status === 'Active') ?? data?.[0];
  return { payment, isKnown: data !== undefined, error, refetch };
};
