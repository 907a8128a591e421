import type { Maintenance } from '../contract/platform/maintenances.ts';
import type { UserType } from '../contract/userTypes.ts';
import { UnderMaintenance } from '../errors.ts';
import { maintenanceStatusAt } from './maintenanceStatus.ts';

/** Refuses changes during maintenance, except those of operators. */
export const refuseDuringMaintenance = (
  rows: readonly Maintenance[],
  who: { userType: UserType | 'visitor' } | null,
  now: Date,
): void => {
  if (who?.userType === 'admin') return;
  const underWay = rows.find((row) => maintenanceStatusAt(row, now) === 'Under Way');
  if (underWay) throw UnderMaintenance(underWay, now);
};
