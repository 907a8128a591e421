import type { Maintenance } from '../contract/maintenances.ts';

export type Standing = 'Scheduled' | 'Under Way' | 'Done' | 'Cancelled';
type Kept = Pick<Maintenance, 'status' | 'startsAt' | 'endsAt'>;

/** How a maintenance stands at a moment: it begins and ends by the clock, so that nothing has to be woken for it. */
export const standingAt = ({ status, startsAt, endsAt }: Kept, now: Date): Standing => {
  if (status !== 'Scheduled') return status;
  if (now < new Date(startsAt)) return 'Scheduled';
  return now < new Date(endsAt) ? 'Under Way' : 'Done';
};
