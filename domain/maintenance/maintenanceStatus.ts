import type { Maintenance } from '../contract/platform/maintenances.ts';

type MaintenanceStatus = 'Scheduled' | 'Under Way' | 'Done' | 'Cancelled';
type Kept = Pick<Maintenance, 'status' | 'startsAt' | 'endsAt'>;

/** Status of a maintenance at a time. It is derived, so starting and ending need no background job. */
export const maintenanceStatusAt = ({ status, startsAt, endsAt }: Kept, now: Date): MaintenanceStatus => {
  if (status !== 'Scheduled') return status;
  if (now < new Date(startsAt)) return 'Scheduled';
  return now < new Date(endsAt) ? 'Under Way' : 'Done';
};
