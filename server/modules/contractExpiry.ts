import { asSystem, planExpiry } from '../../domain/change/expiry.ts';
import type { Contract } from '../../domain/contract/contracts.ts';
import type { Database } from '../database/connect.ts';
import { changeByItself } from '../store/change.ts';
import { inTransaction } from '../store/transaction.ts';
import { watch } from '../watch.ts';

const minutes = 60;
const atOnce = 200;

/** At start and once an hour: running contracts whose last day is over have expired. */
export const watchContracts = (database: Database, log: { warn(o: object, m: string): void }) =>
  watch(minutes, () => expireContracts(database, new Date()), log, 'could not expire contracts');

/** Returns how many have expired. Of several processes that look at once, each row is taken by one. */
export const expireContracts = async (database: Database, now: Date): Promise<number> => {
  const expired = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Contract>(
      `select * from "contracts" where "status" = 'Active' and "endDate" < $1 order by "endDate", "seq" limit ${atOnce} for update skip locked`,
      [now.toISOString().slice(0, 10)],
    );
    for (const { seq, searchText, ...contract } of due as (Contract &
      Record<'seq' | 'searchText', unknown>)[]) {
      const changes = planExpiry(contract, now);
      if (changes)
        await changeByItself({ ...asSystem(now), transaction, ip: 'server' }, 'contracts', contract, changes);
    }
    return due.length;
  });
  return expired < atOnce ? expired : expired + (await expireContracts(database, now));
};
