import { defineConsolePart } from '../../components/consolePart.ts';
import { ownAuditLog } from '../../resources/auditLogs/index.tsx';

/** The company's own audit log, which its settings link to. */
export const consolePart = defineConsolePart({
  alsoFor: { '/settings': ['/auditLogs'] },
  resources: [ownAuditLog],
});
