import { plainResource } from '../../components/screens/plainResource.tsx';

export const subscriptions = plainResource('subscriptions', {
  columns: ['id', 'companyId', 'planId', 'status', 'monthlyAmount', 'startDate', 'endDate'],
});
