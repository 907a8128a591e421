import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { plainResource } from '../../components/screens/plainResource.tsx';

const DeedList = lazyScreen(() => import('./DeedList.tsx'), 'DeedList');

export const auditLogs = {
  ...plainResource('auditLogs'),
  list: <DeedList filters={['status', 'userId', 'companyId']} />,
  show: lazyScreen(() => import('./AuditLogShow.tsx'), 'AuditLogShow'),
} satisfies ResourceProps;

/** A company's own audit log, as its people read it. */
export const ownAuditLog = {
  ...plainResource('auditLogs'),
  list: <DeedList filters={['status', 'at']} />,
} satisfies ResourceProps;
