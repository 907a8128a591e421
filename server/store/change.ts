import * as audit from '../../application/audit.ts';
import * as batch from '../../application/batch.ts';
import * as changes from '../../application/changeRow.ts';
import * as effects from '../../application/effects.ts';
import { notifyCompany } from '../../application/notify.ts';
import * as jobs from '../../application/runJob.ts';
import * as unit from '../../application/unitOfWork.ts';
import { type AuditEntry, auditRow } from '../../domain/change/audit.ts';
import type { Context, Reader, Values } from '../../domain/change/context.ts';
import type { Effect } from '../../domain/change/effect.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import type { NotificationContent } from '../../domain/change/notificationRows.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Job } from '../../domain/contract/jobs.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { WorkingRole } from '../database/roles.ts';
import type { Matching } from '../matching/matching.ts';
import { postgresRows } from './postgresRows.ts';
import type { Transaction } from './transaction.ts';

/** The author of a change, the connection, and the IP address. */
export type Change = Context & {
  transaction: Transaction;
  ip: string;
  rights: WorkingRole;
  matching?: Matching;
};

const workOf = ({ transaction, rights, matching, ...context }: Change): unit.UnitOfWork => ({
  ...context,
  rows: postgresRows(transaction, rights, context.now),
  ...(matching && {
    score: (job, candidateId) => matching.scoreNow(job as Job, candidateId, context.now),
  }),
});

/**
 * The use cases of the application over one transaction, which continues with the permissions of the system.
 */
const within =
  <A extends unknown[], R>(useCase: (work: unit.UnitOfWork, ...given: A) => Promise<R>) =>
  async (change: Change, ...given: A): Promise<R> => {
    const result = await useCase(workOf(change), ...given);
    change.transaction.as('system');
    return result;
  };

export const createRow = within(changes.createRow);
export const acceptVisit = within(changes.acceptVisit);
export const editRow = within(changes.editRow);
export const removeRow = within(changes.removeRow);
export const checkBatch = within(batch.checkBatch);
export const storeBatch = within(batch.storeBatch);
export const runJob = within(jobs.runJob);
export const carryOut: (change: Change, effect: Effect) => Promise<void> = within(effects.carryOut);

/** Reads with the permissions of the system. */
export const readerOf = (change: Change): Reader => unit.readerOf(workOf(change));

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

/** With the current permissions, which stay in force. */
const ownRows = ({ transaction, now }: AtWork) => postgresRows(transaction, transaction.role, now).own;

/** A row that is added beside a change, without effects. */
export const addRow = (change: AtWork, noun: NounName, row: Values): Promise<Row> =>
  ownRows(change).insert(noun, row);

/** Writes an entry to the audit log, in the transaction of the change. */
export const record = async (change: Omit<Change, 'rights'>, entry: AuditEntry): Promise<void> => {
  const rows = ownRows(change);
  const companyId = await audit.auditedCompany(rows, entry);
  await rows.insert('auditLogs', auditRow(change, { ...entry, companyId }, change.ip));
};

/** The company whose audit log gets the entry, or null for the platform's log. */
export const auditedCompany = (
  transaction: Transaction,
  entry: Pick<AuditEntry, 'companyId' | 'noun'>,
): Promise<string | null> => audit.auditedCompany(ownRows({ transaction, now: new Date() }), entry);

/** Notifies the people of a company. */
export const tellCompany = (
  change: AtWork & Pick<Change, 'actor'>,
  companyId: string,
  notification: NotificationContent,
): Promise<void> =>
  notifyCompany(
    { actor: change.actor, rows: postgresRows(change.transaction, 'system', change.now) },
    companyId,
    notification,
  );
