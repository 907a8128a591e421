import type { CountedFeature } from '../domain/contract/platform/featureDays.ts';
import { utcDay } from '../domain/time/days.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Counts a use of a feature that leaves no row. */
export const addUse = async (
  { rows, now }: UnitOfWork,
  { feature }: { feature: CountedFeature },
): Promise<void> => {
  const use = { day: utcDay(now), feature, uses: 1 };
  await rows.system.tally('featureDays', [use], { key: ['day', 'feature'], add: ['uses'] });
};
