import { plainResource } from '../../components/screens/plainResource.tsx';

export const paymentMethods = plainResource('paymentMethods', {
  columns: ['id', 'companyId', 'method', 'brand', 'last4', 'expiry', 'status'],
});
