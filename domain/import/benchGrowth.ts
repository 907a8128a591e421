import { benchChange } from '../change/billing/benchLimit.ts';
import type { PlannedImport } from './planImport.ts';

/** Number of candidates that these rows of an import add to the bench. */
export const benchGrowth = (sent: readonly PlannedImport[]): number =>
  sent.reduce((sum, { item, before }) => sum + growthOf(item, before), 0);

const growthOf = (item: PlannedImport['item'], before: PlannedImport['before']): number => {
  if (item && 'create' in item) return benchChange(null, item.create);
  if (item && 'edit' in item && before && 'status' in before) return benchChange(before, item.edit.changes);
  return 0;
};
