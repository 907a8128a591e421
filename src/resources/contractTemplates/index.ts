import { plainResource } from '../../components/screens/plainResource.tsx';

export const contractTemplates = plainResource('contractTemplates', {
  columns: ['name', 'type', 'companyId', 'usageCount', 'lastUpdated'],
});
