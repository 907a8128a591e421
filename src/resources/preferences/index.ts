import { plainResource } from '../../components/screens/plainResource.tsx';

export const preferences = plainResource('preferences', {
  columns: ['label', 'kind', 'companyId', 'userId', 'enabled', 'value'],
});
