import type { Maintenance } from '../contract/platform/maintenances.ts';
import { maintenanceStatusAt } from './maintenanceStatus.ts';

/** Announcement of a maintenance, and the current server time. */
export type Announcement = Pick<
  Maintenance,
  'id' | 'version' | 'title' | 'message' | 'priority' | 'startsAt' | 'endsAt'
> & { underWay: boolean; at: string };

const hour = 3_600_000;
/** How long before its start it is announced: higher priorities earlier. */
export const announcedBefore: Record<Maintenance['priority'], number> = {
  Low: 12 * hour,
  Medium: 24 * hour,
  High: 72 * hour,
  Critical: 168 * hour,
};

const isAnnounced = ({ priority, startsAt }: Maintenance, now: Date): boolean =>
  Date.parse(startsAt) - announcedBefore[priority] <= now.getTime();

/** The maintenance to announce now: the current one, or else the next one that is due for announcement. */
export const announcementOf = (rows: readonly Maintenance[], now: Date): Announcement | null => {
  const next = rows
    .filter(
      (row) => ['Scheduled', 'Under Way'].includes(maintenanceStatusAt(row, now)) && isAnnounced(row, now),
    )
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0];
  if (!next) return null;
  const { id, version, title, message, priority, startsAt, endsAt } = next;
  const underWay = maintenanceStatusAt(next, now) === 'Under Way';
  return { id, version, title, message, priority, startsAt, endsAt, underWay, at: now.toISOString() };
};
