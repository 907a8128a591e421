import { plainResource } from '../../components/screens/plainResource.tsx';

export const auditVerifications = plainResource('auditVerifications', {
  columns: ['id', 'author', 'status', 'checked', 'total', 'firstAltered', 'fault', 'finishedAt'],
  filters: ['status'],
});
