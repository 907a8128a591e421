import type { NounName } from '../../domain/contract/index.ts';
import type { Transaction } from '../store/transaction.ts';

/**
 * Forgets what reports about these nouns have found, and what is being made of them: all of it is made again, of the
 * rows as they are from now on.
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
