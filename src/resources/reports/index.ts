import { plainResource } from '../../components/screens/plainResource.tsx';

export const reports = plainResource('reports', {
  columns: ['name', 'type', 'format', 'status', 'lastGenerated', 'sizeBytes'],
});
