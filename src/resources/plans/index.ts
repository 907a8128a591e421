import { plainResource } from '../../components/screens/plainResource.tsx';

export const plans = plainResource('plans', {
  columns: ['name', 'price', 'billingCycle', 'users', 'benchEmployees', 'customFields', 'features', 'status'],
});
