import { asSystem, planExpiry } from '../../domain/change/expiry.ts';
import { placementOf } from '../../domain/change/placement.ts';
import type { Contract } from '../../domain/contract/contracts.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Database } from '../database/connect.ts';
import { changeByItself } from '../store/change.ts';
import { columnsOf, findRow, findRows } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { watch } from '../watch.ts';

const minutes = 60;
const atOnce = 200;

/** At start and once an hour: contracts whose last day is over expire, and those that have begun place their people. */
export const watchContracts = (database: Database, log: { warn(o: object, m: string): void }) =>
  watch(database, minutes, updateContracts, log, 'could not bring contracts up to date');

const updateContracts = async (database: Database, now: Date) => {
  await expireContracts(database, now);
  await placeBooked(database, now);
};

/** Returns how many have expired. Of several processes that look at once, each row is taken by one. */
export const expireContracts = async (database: Database, now: Date): Promise<number> => {
  const expired = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Row>(
      `select ${columnsOf('contracts')} from "contracts" where "status" = 'Active' and "endDate" < $1 order by "endDate", "seq" limit ${atOnce} for update skip locked`,
      [dayOf(now)],
    );
    for (const contract of due.toSorted(byCandidate)) {
      const changes = planExpiry(contract as unknown as Contract, now);
      if (changes) await changeByItself(byItself(transaction, now), 'contracts', contract, changes);
    }
    return due.length;
  });
  return expired < atOnce ? expired : expired + (await expireContracts(database, now));
};

/** Returns how many candidates have become Placed because the first day of their contract has come. */
export const placeBooked = async (database: Database, now: Date): Promise<number> => {
  const placed = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Row>(
      `select ${columnsOf('candidates')} from "candidates" where "status" <> 'Placed' and "erasedAt" is null and "id" in
         (select "candidateId" from "contracts" where "status" = 'Active' and "type" in ('SOW', 'C2H') and $1 between "startDate" and "endDate")
       order by "id" limit ${atOnce} for update skip locked`,
      [dayOf(now)],
    );
    for (const candidate of due) {
      transaction.as('system');
      const [contracts, company] = await Promise.all([
        findRows(transaction, 'contracts', { candidateId: candidate.id, status: 'Active' }),
        findRow(transaction, 'companies', String(candidate.companyId)),
      ]);
      const changes = placementOf(candidate, { contracts, company: company ?? undefined }, now);
      await changeByItself(byItself(transaction, now), 'candidates', candidate, changes);
    }
    return due.length;
  });
  return placed < atOnce ? placed : placed + (await placeBooked(database, now));
};

const byItself = (transaction: Transaction, now: Date) => ({ ...asSystem(now), transaction, ip: 'server' });
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Every process locks candidates in the same order. */
const byCandidate = (one: Row, other: Row): number =>
  String(one.candidateId) < String(other.candidateId) ? -1 : 1;
