import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Maintenance } from '../../contract/platform/maintenances.ts';
import type { Behavior } from '../behavior.ts';
import { checkMaintenance } from '../maintenance.ts';
import type { Moment } from '../notifications/notificationTitle.ts';
import { notifyOperators } from '../notifications/operatorNotifications.ts';

export const maintenances: Behavior<Rows['maintenances']> = {
  check: (before, after, context, reader) => checkMaintenance(before, after as Maintenance, context, reader),
  effects: (before, after) => {
    const code = after && codeOf(before, after);
    if (!code) return [];
    const { title, startsAt, endsAt } = after;
    const values = { title, from: inUtc(startsAt), until: inUtc(endsAt) };
    const link = '/platform-admin/settings/maintenance';
    return [notifyOperators({ key: 'systemUpdates', code, values, link })];
  },
};

/** The platform's time zone, as the reader of the notification is unknown. */
const inUtc = (at: string): Moment => ({ at, zone: 'UTC' });

const codeOf = (before: Row | null, after: Row) => {
  if (!before) return 'maintenancePlanned';
  if (after.status === 'Cancelled') return 'maintenanceCancelled';
  if (after.status === 'Done') return 'maintenanceEnded';
  const moved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  return moved ? 'maintenanceMoved' : null;
};
