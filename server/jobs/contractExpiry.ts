import { expireContract, placeCandidate } from '../../application/jobs/contracts.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { columnsOf } from '../store/rows.ts';
import { inTransaction } from '../store/transaction.ts';

const atOnce = 200;

/** Expires contracts after their last day, and places the candidates of contracts that have started. */
export const updateContracts = async (database: Database, now: Date) => {
  await expireContracts(database, now);
  await placeBooked(database, now);
};

/** Returns how many expired. Each row is updated by one process only. */
export const expireContracts = async (database: Database, now: Date): Promise<number> => {
  const expired = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Row>(
      `select ${columnsOf('contracts')} from "contracts" where "status" = 'Active' and "endDate" < $1 order by "endDate", "seq" limit ${atOnce} for update skip locked`,
      [dayOf(now)],
    );
    const work = systemWork(transaction, now);
    for (const contract of due.toSorted(byCandidate)) await expireContract(work, contract);
    return due.length;
  });
  return expired < atOnce ? expired : expired + (await expireContracts(database, now));
};

/** Returns how many candidates were placed because their contract has started. */
export const placeBooked = async (database: Database, now: Date): Promise<number> => {
  const placed = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Row>(
      `select ${columnsOf('candidates')} from "candidates" where "status" <> 'Placed' and "erasedAt" is null and "id" in
         (select "candidateId" from "contracts" where "status" = 'Active' and "type" in ('SOW', 'C2H') and $1 between "startDate" and "endDate")
       order by "id" limit ${atOnce} for update skip locked`,
      [dayOf(now)],
    );
    const work = systemWork(transaction, now);
    for (const candidate of due) await placeCandidate(work, candidate);
    return due.length;
  });
  return placed < atOnce ? placed : placed + (await placeBooked(database, now));
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** All processes lock candidates in the same order, so that they cannot deadlock. */
const byCandidate = (one: Row, other: Row): number =>
  String(one.candidateId) < String(other.candidateId) ? -1 : 1;
