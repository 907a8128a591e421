import { plainResource } from '../../components/screens/plainResource.tsx';

export const featureToggles = plainResource('featureToggles', {
  columns: ['name', 'description', 'category', 'enabled'],
});
