import { plainResource } from '../../components/screens/plainResource.tsx';

export const transactions = plainResource('transactions', {
  columns: ['id', 'companyId', 'plan', 'amount', 'status', 'date', 'paymentMethod'],
});
