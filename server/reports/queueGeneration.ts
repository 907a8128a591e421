import type { Row } from '../../domain/contract/noun.ts';
import { queuedBy } from '../../domain/reports/queued.ts';
import { type Change, changeByItself } from '../store/change.ts';
import { findRowsToChange } from '../store/rows.ts';

/**
 * Queues a report to be generated again, with the permissions that `askedById` has at that time. Returns null
 * if there is no such report. A report that is already queued or in progress is not queued twice.
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
