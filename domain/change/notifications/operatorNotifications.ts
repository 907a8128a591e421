import type { AuditVerification } from '../../contract/security/auditVerifications.ts';
import type { Effect } from '../effect.ts';
import type { OperatorNotification } from './operatorNotificationRows.ts';

/** Notifies the operators who want to know of this. */
export const notifyOperators = (notification: OperatorNotification): Effect => ({
  kind: 'notifyOperators',
  notification,
});

/** Notifies every operator of an altered audit log, regardless of the platform's preferences. */
export const auditAltered = ({
  firstAltered,
  contradicts,
}: Pick<AuditVerification, 'firstAltered' | 'contradicts'>): OperatorNotification => ({
  key: 'securityAlerts',
  code: 'auditAltered',
  values: { where: firstAltered ?? contradicts },
  link: '/platform-admin/security/audit',
  always: true,
});
