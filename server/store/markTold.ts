import type { Transaction } from './transaction.ts';

/**
 * Marks what operators are told, or what is done for them, once for this day. False if it is marked already,
 * possibly by another process.
 */
export const markTold = async (
  transaction: Transaction,
  what: 'activityWeek' | 'auditVerification',
  day: string,
): Promise<boolean> => {
  const marked = await transaction.query(
    `insert into "toldOperators" ("what", "on") values ($1, $2)
     on conflict ("what") do update set "on" = excluded."on" where "toldOperators"."on" < excluded."on" returning 1 as marked`,
    [what, day],
  );
  return marked.length > 0;
};
