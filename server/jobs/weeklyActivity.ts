import { carryOut } from '../../application/effects.ts';
import { activityWeek, weekBefore } from '../../domain/change/notifications/activityWeek.ts';
import type { PlatformDay } from '../../domain/contract/platform/platformDays.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { markTold } from '../store/markTold.ts';
import { inTransactionAs } from '../store/transaction.ts';

/**
 * Sends last week's activity to operators who want it. Returns whether it was sent. The mark and the mails
 * are one transaction, so that only one process sends them.
 */
export const reportActivity = (database: Database, now: Date): Promise<boolean> =>
  inTransactionAs(database, 'system', async (transaction) => {
    const { from, until, told } = weekBefore(now);
    if (!(await markTold(transaction, 'activityWeek', told))) return false;
    const days = await transaction.query<PlatformDay>(
      'select "activeUsers" from "platformDays" where "day" between $1 and $2',
      [from, until],
    );
    const notification = activityWeek(days);
    if (notification) await carryOut(systemWork(transaction, now), { kind: 'notifyOperators', notification });
    return notification !== null;
  });
