import { plainResource } from '../../components/screens/plainResource.tsx';

export const auditLogs = plainResource('auditLogs', {
  columns: ['at', 'user', 'action', 'noun', 'target', 'ip', 'status'],
  filters: ['status', 'userId', 'companyId'],
  sort: { field: 'at', order: 'DESC' },
});
