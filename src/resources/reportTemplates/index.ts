import { plainResource } from '../../components/screens/plainResource.tsx';

export const reportTemplates = plainResource('reportTemplates', {
  columns: ['name', 'description', 'category', 'complexity'],
});
