import type { Maintenance } from '../contract/platform/maintenances.ts';
import { Conflict, ConflictAt, Invalid } from '../errors.ts';
import { maintenanceStatusAt } from '../maintenance/maintenanceStatus.ts';
import type { Code } from '../messages/message.ts';
import type { Context, Reader } from './context.ts';

/** Refuses times in the past and overlaps with another maintenance. */
export const checkMaintenance = async (
  before: Maintenance | null,
  after: Maintenance,
  { now }: Context,
  reader: Reader,
): Promise<void> => {
  if (before && isSame(before, after)) return;
  if (before) checkStep(before, after, now);
  if (after.status !== 'Scheduled') return;
  if (!before || before.startsAt !== after.startsAt) refusePast('startsAt', after.startsAt, minuteOf(now));
  if (!before || before.endsAt !== after.endsAt) refusePast('endsAt', after.endsAt, now);
  await refuseOverlap(after, reader, now);
};

const isSame = (before: Maintenance, after: Maintenance): boolean =>
  (Object.keys(after) as (keyof Maintenance)[]).every((field) => before[field] === after[field]);

const checkStep = (before: Maintenance, after: Maintenance, now: Date) => {
  const status = maintenanceStatusAt(before, now);
  if (status === 'Done' || status === 'Cancelled') throw Conflict('maintenance.over');
  const begun = status === 'Under Way';
  if (after.status === 'Cancelled' && begun) refuse('status', 'maintenance.end-instead');
  if (after.status === 'Done' && !begun) refuse('status', 'maintenance.cancel-instead');
  if (begun && before.startsAt !== after.startsAt) refuse('startsAt', 'maintenance.started');
};

const refuse = (field: string, reason: Code) => {
  throw ConflictAt(field, reason);
};

const refusePast = (field: string, moment: string, now: Date) => {
  if (Date.parse(moment) <= now.getTime()) throw Invalid({ [field]: 'maintenance.past' });
};

/** Takes a lock, so that maintenances scheduled at the same time see each other. */
const refuseOverlap = async (after: Maintenance, reader: Reader, now: Date) => {
  await reader.hold('maintenances', 'alone');
  const others = (await reader.findAll('maintenances', { status: 'Scheduled' })) as Maintenance[];
  const other = others.find((one) => one.id !== after.id && isOpen(one, now) && overlaps(one, after));
  if (other) throw Invalid({ startsAt: { code: 'maintenance.overlap', values: { title: other.title } } });
};

/** Choosing the current minute means now, as the input has no seconds. */
const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 1);

const isOpen = (row: Maintenance, now: Date) => maintenanceStatusAt(row, now) !== 'Done';
const overlaps = (one: Maintenance, other: Maintenance): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);
