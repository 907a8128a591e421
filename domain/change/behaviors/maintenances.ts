import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Maintenance } from '../../contract/platform/maintenances.ts';
import type { Behavior } from '../behavior.ts';
import { checkMaintenance } from '../maintenance.ts';
import { notifyOperators } from '../notifications/operatorNotifications.ts';

export const maintenances: Behavior<Rows['maintenances']> = {
  check: (before, after, context, reader) => checkMaintenance(before, after as Maintenance, context, reader),
  effects: (before, after) => {
    const event = after && eventOf(before, after);
    if (!event) return [];
    const { title, startsAt: from, endsAt: until } = after;
    const link = '/platform-admin/settings/upkeep';
    return [notifyOperators({ key: 'systemUpdates', event, words: { title, from, until }, link })];
  },
};

const eventOf = (before: Row | null, after: Row) => {
  if (!before) return 'maintenancePlanned';
  if (after.status === 'Cancelled') return 'maintenanceCancelled';
  if (after.status === 'Done') return 'maintenanceEnded';
  const moved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  return moved ? 'maintenanceMoved' : null;
};
