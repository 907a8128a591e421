import * as audit from '../../application/audit.ts';
import * as batch from '../../application/batch.ts';
import * as changes from '../../application/changeRow.ts';
import * as effects from '../../application/effects.ts';
import * as erasure from '../../application/erasure.ts';
import * as jobs from '../../application/runJob.ts';
import * as owner from '../../application/tellOwner.ts';
import * as unit from '../../application/unitOfWork.ts';
import * as visits from '../../application/visits.ts';
import type { AuditEntry } from '../../domain/change/audit.ts';
import type { Context, Reader, Values } from '../../domain/change/context.ts';
import { asSystem } from '../../domain/change/deals/expiry.ts';
import type { Effect } from '../../domain/change/effect.ts';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Database } from '../database/connect.ts';
import type { WorkingRole } from '../database/roles.ts';
import type { Matching } from '../matching/matching.ts';
import { postgresRows } from './postgresRows.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** The author of a change, the connection, and the IP address. */
export type Change = Context & {
  transaction: Transaction;
  ip: string;
  rights: WorkingRole;
  matching?: Matching;
};

export const workOf = ({ transaction, rights, matching, ...context }: Change): unit.UnitOfWork => ({
  ...context,
  rows: postgresRows(transaction, rights, context.now),
  ...(matching && {
    score: (job, candidateId) => matching.scoreNow(job as Job, candidateId, context.now),
  }),
});

/** The use cases of the application over one transaction. */
const within =
  <A extends unknown[], R>(useCase: (work: unit.UnitOfWork, ...given: A) => Promise<R>) =>
  (change: Change, ...given: A): Promise<R> =>
    useCase(workOf(change), ...given);

export const createRow = within(changes.createRow);
export const acceptForm = within(visits.acceptForm);
export const editRow = within(changes.editRow);
export const removeRow = within(changes.removeRow);
export const takeBatchPart = within(batch.takeBatchPart);
export const erasePerson = within(erasure.erasePerson);
export const runJob = within(jobs.runJob);
export const carryOut: (change: Change, effect: Effect) => Promise<void> = within(effects.carryOut);

/** Reads with the permissions of the system. */
export const readerOf = (change: Change): Reader => unit.readerOf(workOf(change));

/** Transactions of background jobs at this time. */
export const transactionsAt =
  (database: Database, now: Date): unit.InTransaction =>
  (act) =>
    inTransaction(database, (transaction) => act(systemWork(transaction, now)));

/** A unit of work without a person as author. */
export const systemWork = (transaction: Transaction, now: Date): unit.UnitOfWork =>
  workOf({ ...asSystem(now), transaction, ip: 'server', rights: 'system' });

/** A change without a person as author. */
export const changeByItself = (
  change: Omit<Change, 'rights'>,
  noun: NounName,
  before: Row,
  values: Values,
): Promise<Row | null> =>
  within(changes.changeByItself)({ ...change, rights: 'system' }, noun, before, values);

type AtWork = Pick<Change, 'transaction' | 'now'>;

/** Rows with the permissions of the system. */
export const systemRows = ({ transaction, now }: AtWork) => postgresRows(transaction, 'system', now).system;

/** Rows with the caller's own permissions. */
export const ownRows = ({ transaction, now, rights }: AtWork & Pick<Change, 'rights'>) =>
  postgresRows(transaction, rights, now).own;

/** A row that the system adds beside a change, without effects. */
export const addRow = (change: AtWork, noun: NounName, row: Values): Promise<Row> =>
  systemRows(change).insert(noun, row);

/** Writes an entry to the audit log, in the transaction of the change. */
export const record = (change: Omit<Change, 'rights'>, entry: AuditEntry): Promise<void> =>
  within(audit.record)({ ...change, rights: 'system' }, entry);

/** Notifies a user of a security event of their account. */
export const tellOwner = (
  change: Omit<Change, 'rights'>,
  ...told: Parameters<typeof owner.tellOwner> extends [unknown, ...infer T] ? T : never
): Promise<void> => within(owner.tellOwner)({ ...change, rights: 'system' }, ...told);
