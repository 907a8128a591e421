import { type Scope, scopeFor, scopesOf, visible } from '../../domain/access/can.ts';
import { auditRow, type Deed, deedOf } from '../../domain/change/audit.ts';
import { planCreate, planDelete, planEdit } from '../../domain/change/change.ts';
import { type Consequence, consequences } from '../../domain/change/consequences.ts';
import type { Context, Reader } from '../../domain/change/context.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { NotFound, Stale } from '../../domain/errors.ts';
import { quote } from '../database/sql.ts';
import { deleteRow, findRow, insertRow, updateRow } from './rows.ts';
import type { Transaction } from './transaction.ts';

/** Who changes something over which connection, from which address. */
export type Change = Context & { transaction: Transaction; ip: string; rights: UserType };

const readerOf = (transaction: Transaction): Reader => ({
  find: (noun, id) => findRow(transaction, noun, id),
});
/** Planning reads whatever it must know; the write itself is done with the person's own rights. */
const plan = <T>(change: Change, work: (reader: Reader) => Promise<T>): Promise<T> => {
  change.transaction.as('system');
  return work(readerOf(change.transaction));
};

/** `beside` stores what belongs to the new row and is kept elsewhere, with the same rights. */
export const createRow = async (
  change: Change,
  name: NounName,
  body: unknown,
  beside?: (id: string) => Promise<unknown>,
): Promise<Row> => {
  const row = await plan(change, (reader) => planCreate(name, body, change, reader));
  change.transaction.as(change.rights);
  const after = await insertRow(change.transaction, name, {
    ...row,
    createdAt: change.now,
    updatedAt: change.now,
  });
  await beside?.(after.id);
  await finish(change, name, null, after);
  return seenBy(change, name, after);
};

export const editRow = async (
  change: Change,
  name: NounName,
  id: string,
  version: number,
  body: unknown,
): Promise<Row> => {
  const before = await existing(change, name, id, version);
  const changes = await plan(change, (reader) => planEdit(name, before, body, change, reader));
  if (Object.keys(changes).length === 0) return seenBy(change, name, before);
  change.transaction.as(change.rights);
  const after = await updateRow(change.transaction, name, before, changes, change.now);
  if (!after) throw await lostRace(change, name, id);
  await finish(change, name, before, after);
  return seenBy(change, name, after);
};

/** Without a version the row is deleted as it stands. */
export const removeRow = async (
  change: Change,
  name: NounName,
  id: string,
  version: number | null,
): Promise<Row> => {
  const before = await existing(change, name, id, version);
  await plan(change, (reader) => planDelete(name, before, change, reader));
  change.transaction.as(change.rights);
  if (!(await deleteRow(change.transaction, name, before))) throw await lostRace(change, name, id);
  await finish(change, name, before, null);
  return seenBy(change, name, before);
};

/** The row to change, as far as both the rules and the database let this person see it. */
const existing = async (change: Change, name: NounName, id: string, version: number | null): Promise<Row> => {
  change.transaction.as(change.rights);
  const row = await findRow(change.transaction, name, id);
  const scope = row && scopeFor(scopesOf(change.actor, 'show', name), row);
  if (!row || !scope) throw NotFound(nounOf(name).label);
  if (version !== null && row.version !== version) throw Stale(visible(scope, row));
  return row;
};

/** Somebody was faster between reading and writing; or the database itself refused the row. */
const lostRace = async (change: Change, name: NounName, id: string) => {
  const current = await findRow(change.transaction, name, id);
  return current ? Stale(seenBy(change, name, current)) : NotFound(nounOf(name).label);
};

const seenBy = (change: Change, name: NounName, row: Row): Row =>
  visible((scopeFor(scopesOf(change.actor, 'show', name), row) ?? { where: {}, only: [] }) as Scope, row);

/** A change that nobody asked for: what follows from it and its audit row are those of any other. */
export const changeByItself = async (
  change: Omit<Change, 'rights'>,
  name: NounName,
  before: Row,
  changes: Record<string, unknown>,
): Promise<Row | null> => {
  change.transaction.as('system');
  const after = await updateRow(change.transaction, name, before, changes, change.now);
  if (after) await finish(change, name, before, after);
  return after;
};

const finish = async (
  change: Omit<Change, 'rights'>,
  name: NounName,
  before: Row | null,
  after: Row | null,
) => {
  const { transaction, now } = change;
  transaction.as('system');
  const writes = consequences(name, before, after, change).map((one) => carryOut(transaction, one, now));
  await Promise.all([...writes, record(change, deedOf(name, before, after))]);
};

/** Puts a deed into the audit log, with the change or not at all. */
export const record = async (change: Omit<Change, 'rights'>, deed: Deed): Promise<void> => {
  const { transaction, ip, now } = change;
  await insertRow(transaction, 'auditLogs', {
    ...auditRow(change, deed, ip),
    createdAt: now,
    updatedAt: now,
  });
};

const carryOut = async (transaction: Transaction, consequence: Consequence, now: Date): Promise<void> => {
  if (consequence.kind === 'add') {
    await insertRow(transaction, consequence.noun, { ...consequence.row, createdAt: now, updatedAt: now });
    return;
  }
  if (consequence.kind === 'count') {
    const { noun, field, id } = consequence;
    await transaction.query(
      `update ${quote(noun)} set ${quote(field)} = ${quote(field)} + 1 where "id" = $1`,
      [id],
    );
    return;
  }
  if (consequence.kind === 'share') {
    await transaction.query('update "contractDocuments" set "recruiterId" = $2 where "contractId" = $1', [
      consequence.contractId,
      consequence.recruiterId,
    ]);
    return;
  }
  const rows = await transaction.query<{ id: string; published: boolean; status: string; listed: boolean }>(
    'select "id", "published", "status", "listed" from "candidates" where "companyId" = $1',
    [consequence.companyId],
  );
  const turned = rows.filter((row) => row.listed !== consequence.listed(row)).map((row) => row.id);
  await transaction.query(
    'update "candidates" set "listed" = not "listed", "version" = "version" + 1, "updatedAt" = $2 where "id" = any($1)',
    [turned, now],
  );
};
