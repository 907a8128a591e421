import { plainResource } from '../../components/screens/plainResource.tsx';

export const incidentEvents = plainResource('incidentEvents', {
  columns: ['incidentId', 'kind', 'from', 'to', 'author', 'at'],
  filters: ['kind', 'incidentId'],
  sort: { field: 'at', order: 'DESC' },
});
