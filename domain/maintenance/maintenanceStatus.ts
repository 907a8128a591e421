import type { Maintenance } from '../contract/maintenances.ts';

export type MaintenanceStatus = 'Scheduled' | 'Under Way' | 'Done' | 'Cancelled';
type Kept = Pick<Maintenance, 'status' | 'startsAt' | 'endsAt'>;

/** How a maintenance stands at a moment: it begins and ends by the clock, so that nothing has to be woken for it. */
export const maintenanceStatusAt = ({ status, startsAt, endsAt }: Kept, now: Date): MaintenanceStatus => {
  if (status !== 'Scheduled') return status;
  if (now < new Date(startsAt)) return 'Scheduled';
  return now < new Date(endsAt) ? 'Under Way' : 'Done';
};
