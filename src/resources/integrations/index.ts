import { plainResource } from '../../components/screens/plainResource.tsx';

export const integrations = plainResource('integrations', {
  columns: ['name', 'companyId', 'category', 'status', 'health', 'lastSync'],
});
