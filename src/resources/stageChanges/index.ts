import { plainResource } from '../../components/screens/plainResource.tsx';

export const stageChanges = plainResource('stageChanges', { sort: { field: 'at', order: 'DESC' } });
