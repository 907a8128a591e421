import { plainResource } from '../../components/screens/plainResource.tsx';

export const responseTemplates = plainResource('responseTemplates', {
  columns: ['name', 'category', 'content'],
});
