import { plainResource } from '../../components/screens/plainResource.tsx';

export const roles = plainResource('roles', { columns: ['name', 'kind', 'description', 'permissions'] });
