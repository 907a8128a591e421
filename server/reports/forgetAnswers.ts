import type { NounName } from '../../domain/contract/index.ts';
import type { Transaction } from '../store/transaction.ts';

/**
 * Discards all answers of reports about these nouns, finished or in progress, so that they are generated
 * again from the current rows.
 */
export const forgetAnswers = async (transaction: Transaction, nouns: Iterable<NounName>): Promise<void> => {
  transaction.as('system');
  const about = [...new Set(nouns)];
  await transaction.query('update "reports" set "takenUntil" = null, "attempts" = 0 where "noun" = any($1)', [
    about,
  ]);
  await transaction.query(
    'delete from "reportParts" p using "reports" r where r."id" = p."reportId" and r."noun" = any($1)',
    [about],
  );
  transaction.announce('reports');
};
