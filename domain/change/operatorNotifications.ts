import type { AuditVerification } from '../contract/auditVerifications.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { isWorse } from '../settings/serviceHealth.ts';
import type { Effect } from './effect.ts';
import type { OperatorNotification } from './operatorNotificationRows.ts';
import { verifiedFields } from './verification.ts';

/** Operator notifications of a change. */
export const operatorNotifications = (name: NounName, before: Row | null, after: Row | null): Effect[] => {
  const notification = after && notificationOf[name]?.(before, after);
  return notification ? [{ kind: 'notifyOperators', notification }] : [];
};

type NotificationOf = (before: Row | null, after: Row) => OperatorNotification | null;
const settings = '/platform-admin/settings';

const notificationOf: Partial<Record<NounName, NotificationOf>> = {
  companies: (before, after) =>
    before?.verification !== 'Verified' ||
    after.verification !== 'Pending' ||
    verifiedFields.every((field) => before[field] === after[field])
      ? null
      : {
          key: 'adminAlerts',
          event: 'companyChanged',
          words: { company: before.name },
          link: `/platform-admin/${after.type === 'provider' ? 'providers' : 'recruiters'}/${after.id}`,
        },
  signUpRequests: (before, { company, userType }) =>
    before
      ? null
      : {
          key: 'adminAlerts',
          event: 'companyAsks',
          words: { company },
          link: `/platform-admin/${userType === 'provider' ? 'providers' : 'recruiters'}`,
        },
  maintenances: (before, after) => {
    const event = maintenanceEvent(before, after);
    const { title, startsAt: from, endsAt: until } = after;
    return (
      event && { key: 'systemUpdates', event, words: { title, from, until }, link: `${settings}/upkeep` }
    );
  },
  integrations: (before, { companyId, name, health }) =>
    companyId !== null || !isWorse(before?.health, health)
      ? null
      : {
          key: 'performanceAlerts',
          event: 'serviceWorse',
          words: { service: name, health },
          link: `${settings}/integrations`,
        },
};

const maintenanceEvent = (before: Row | null, after: Row) => {
  if (!before) return 'maintenancePlanned';
  if (after.status === 'Cancelled') return 'maintenanceCancelled';
  if (after.status === 'Done') return 'maintenanceEnded';
  const moved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  return moved ? 'maintenanceMoved' : null;
};

/** Notifies every operator of an altered audit log, regardless of the platform's preferences. */
export const auditAltered = ({
  firstAltered,
  contradicts,
}: Pick<AuditVerification, 'firstAltered' | 'contradicts'>): OperatorNotification => ({
  key: 'securityAlerts',
  event: 'auditAltered',
  words: { where: firstAltered ?? contradicts },
  link: '/platform-admin/security/audit',
  always: true,
});
