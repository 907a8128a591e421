import { plainResource } from '../../components/screens/plainResource.tsx';

export const policies = plainResource('policies', {
  columns: ['name', 'status', 'compliance', 'lastUpdated'],
});
