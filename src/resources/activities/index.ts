import { plainResource } from '../../components/screens/plainResource.tsx';

export const activities = plainResource('activities', {
  columns: ['at', 'type', 'details', 'companyId', 'status', 'priority'],
  sort: { field: 'at', order: 'DESC' },
});
