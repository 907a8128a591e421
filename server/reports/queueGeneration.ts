import type { Row } from '../../domain/contract/noun.ts';
import { queuedBy } from '../../domain/reports/queued.ts';
import { type Change, changeByItself } from '../store/change.ts';
import { findRowsToChange } from '../store/rows.ts';

/**
 * Queues a report to be made again, with the rows and the eyes that `askedById` has when its turn comes; null where
 * there is no such report. One that waits or is being made already answers for this time as well.
 */
export const queueGeneration = async (
  change: Omit<Change, 'rights'>,
  reportId: string,
  askedById: string | null,
): Promise<Row | null> => {
  change.transaction.as('system');
  const [report] = await findRowsToChange(change.transaction, 'reports', { id: reportId });
  if (!report || report.status === 'Processing') return report ?? null;
  return changeByItself(change, 'reports', report, queuedBy(askedById));
};
