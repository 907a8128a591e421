import { plainResource } from '../../components/screens/plainResource.tsx';

export const reportSchedules = plainResource('reportSchedules', {
  columns: ['name', 'frequency', 'nextRun', 'recipients', 'status'],
});
