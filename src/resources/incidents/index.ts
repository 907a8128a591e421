import { plainResource } from '../../components/screens/plainResource.tsx';

export const incidents = plainResource('incidents', {
  columns: ['id', 'type', 'severity', 'status', 'reported', 'assigneeId'],
});
