import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';
import { deedColumns } from './deedColumns.tsx';

export const auditLogs = {
  ...plainResource('auditLogs', {
    columns: deedColumns,
    filters: ['status', 'userId', 'companyId'],
    sort: { field: 'at', order: 'DESC' },
  }),
  show: lazyScreen(() => import('./AuditLogShow.tsx'), 'AuditLogShow'),
};
