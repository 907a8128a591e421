import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import { utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';

export const hireReviews: Behavior<Rows['hireReviews']> = {
  completeEdit: (before, changes, { now }) => {
    if (!before.hired) throw Conflict('hireReviews.undone');
    const today = utcDay(now);
    return {
      ...('quality' in changes && { qualityDate: changes.quality === null ? null : today }),
      ...('satisfaction' in changes && { satisfactionDate: changes.satisfaction === null ? null : today }),
    };
  },
};
