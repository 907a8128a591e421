import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

const AuditLogList = lazyScreen(() => import('./AuditLogList.tsx'), 'AuditLogList');

export const auditLogs = {
  ...plainResource('auditLogs'),
  list: <AuditLogList filters={['status', 'userId', 'companyId']} />,
  show: lazyScreen(() => import('./AuditLogShow.tsx'), 'AuditLogShow'),
} satisfies ResourceProps;

/** A company's own audit log, as its users see it. */
export const ownAuditLog = {
  ...plainResource('auditLogs'),
  list: <AuditLogList filters={['status', 'at']} />,
} satisfies ResourceProps;
