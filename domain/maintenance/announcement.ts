import type { Maintenance } from '../contract/maintenances.ts';
import { maintenanceStatusAt } from './maintenanceStatus.ts';

/** What anybody is told of a maintenance, and the time by the clock that counts. */
export type Announcement = Pick<
  Maintenance,
  'id' | 'version' | 'title' | 'message' | 'priority' | 'startsAt' | 'endsAt'
> & { underWay: boolean; at: string };

const hour = 3_600_000;
/** How long before it begins: what matters more is said earlier. */
export const announcedBefore: Record<Maintenance['priority'], number> = {
  Low: 12 * hour,
  Medium: 24 * hour,
  High: 72 * hour,
  Critical: 168 * hour,
};

const isAnnounced = ({ priority, startsAt }: Maintenance, now: Date): boolean =>
  Date.parse(startsAt) - announcedBefore[priority] <= now.getTime();

/** The one to be told of now: that under way, or else the next whose time to be announced has come. */
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
