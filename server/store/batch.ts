import { auditRow, deedOf } from '../../domain/change/audit.ts';
import {
  type BatchItem,
  type BatchReader,
  type BatchResult,
  batchNews,
  changedIds,
  type PlannedRow,
  planBatch,
  remembering,
  removedIds,
} from '../../domain/change/batch.ts';
import { holdersOf } from '../../domain/change/holders.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { Conflict } from '../../domain/errors.ts';
import { quote } from '../database/sql.ts';
import { type Change, carryOut, readerOf } from './change.ts';
import { columnsOf } from './rows.ts';

type Options = { lenient: boolean; from?: number };

/** Checks a batch's rows and stores nothing. */
export const checkBatch = async (
  change: Change,
  name: NounName,
  items: readonly BatchItem[],
  options: Options,
): Promise<PlannedRow[]> => {
  const reader = await readerFor(change, name, items);
  change.transaction.as('system');
  return planBatch(name, items, options, change, reader);
};

/** Stores a whole batch: many rows a statement, with the person's own rights, and every row on record. */
export const storeBatch = async (
  change: Change,
  name: NounName,
  items: readonly BatchItem[],
  options: Options,
): Promise<BatchResult[]> => {
  const planned = await checkBatch(change, name, items, options);
  change.transaction.as(change.rights);
  const stored = await write(change, name, planned);
  change.transaction.announce(name);
  await putOnRecord(change, name, planned, stored);
  return planned.map((one, at) => {
    if (one.kind === 'keep') return { id: one.id, kept: one.reason };
    const row = stored[at] ?? (one.kind === 'create' ? null : one.before);
    return { id: String(row?.id), version: Number(row?.version) };
  });
};

const readerFor = async (
  change: Change,
  name: NounName,
  items: readonly BatchItem[],
): Promise<BatchReader> => {
  const { transaction } = change;
  transaction.as(change.rights);
  const ids = changedIds(items);
  const rows = ids.length
    ? await transaction.query<Row>(`select ${columnsOf(name)} from ${quote(name)} where "id" = any($1)`, [
        ids,
      ])
    : [];
  const mine = new Map(rows.map((row) => [row.id, row]));
  transaction.as('system');
  const held = await heldIds(change, name, removedIds(items));
  return {
    ...remembering(readerOf(change)),
    mine: (id) => mine.get(id) ?? null,
    isHeld: (id) => held.has(id),
  };
};

const heldIds = async ({ transaction }: Change, name: NounName, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const found = await Promise.all(
    holdersOf(name).map(({ noun, field }) =>
      transaction.query<{ id: string }>(
        `select distinct ${quote(field)} as id from ${quote(noun)} where ${quote(field)} = any($1)`,
        [ids],
      ),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
};

/** The rows as they stand afterwards, each at its place in the plan. */
const write = async (
  change: Change,
  name: NounName,
  planned: readonly PlannedRow[],
): Promise<(Row | null)[]> => {
  const stored: (Row | null)[] = planned.map(() => null);
  const places = (kind: PlannedRow['kind']) =>
    [...planned.entries()].filter(([, one]) => one.kind === kind).map(([at]) => at);
  const created = places('create');
  const added = await insertMany(
    change,
    name,
    created.map((at) => (planned[at] as { columns: object }).columns),
  );
  for (const [n, at] of created.entries()) stored[at] = added[n] ?? null;

  const edited = places('edit').filter((at) => Object.keys(editAt(planned, at).changes).length > 0);
  const changed = await updateMany(
    change,
    name,
    edited.map((at) => ({ ...editAt(planned, at).before, ...editAt(planned, at).changes })),
  );
  for (const at of edited) stored[at] = changed.get(editAt(planned, at).before.id) ?? null;

  const removed = places('remove').map((at) => (planned[at] as { before: Row }).before);
  await removeMany(change, name, removed);
  return stored;
};

const editAt = (planned: readonly PlannedRow[], at: number) =>
  planned[at] as Extract<PlannedRow, { kind: 'edit' }>;

const insertMany = async ({ transaction, now }: Change, name: NounName, rows: readonly object[]) => {
  if (rows.length === 0) return [];
  const columns = fieldsOf(name).map(quote).join(', ');
  return transaction.query<Row>(
    `insert into ${quote(name)} (${columns}, "createdAt", "updatedAt")
     select ${columns}, $2, $2 from json_populate_recordset(null::${quote(name)}, $1::json) returning ${columnsOf(name)}`,
    [JSON.stringify(rows), now],
  );
};

const updateMany = async (
  { transaction, now }: Change,
  name: NounName,
  rows: readonly Row[],
): Promise<Map<string, Row>> => {
  if (rows.length === 0) return new Map();
  const sets = fieldsOf(name).map((field) => `${quote(field)} = n.${quote(field)}`);
  const returned = Object.keys(nounOf(name).all).map((field) => `o.${quote(field)}`);
  const stored = await transaction.query<Row>(
    `update ${quote(name)} o set ${sets.join(', ')}, "version" = o."version" + 1, "updatedAt" = $2
     from json_populate_recordset(null::${quote(name)}, $1::json) n
     where o."id" = n."id" and o."version" = n."version" returning ${returned.join(', ')}`,
    [JSON.stringify(rows), now],
  );
  if (stored.length !== rows.length) throw lostRace();
  return new Map(stored.map((row) => [row.id, row]));
};

const removeMany = async ({ transaction }: Change, name: NounName, rows: readonly Row[]) => {
  if (rows.length === 0) return;
  const gone = await transaction.query(
    `delete from ${quote(name)} o using unnest($1::text[], $2::int[]) n (id, version)
     where o."id" = n.id and o."version" = n.version returning o."id"`,
    [rows.map(({ id }) => id), rows.map(({ version }) => version)],
  );
  if (gone.length !== rows.length) throw lostRace();
};

/** Between reading and writing somebody was faster: nothing of the batch is kept. */
const lostRace = () =>
  Conflict('Someone else changed one of these rows at the same time. Nothing was saved. Please try again.');

const fieldsOf = (name: NounName): string[] => Object.keys(nounOf(name).fields);

const putOnRecord = async (
  change: Change,
  name: NounName,
  planned: readonly PlannedRow[],
  stored: readonly (Row | null)[],
) => {
  change.transaction.as('system');
  const deeds = planned.flatMap((one, at) => {
    const after = stored[at] ?? null;
    if (one.kind === 'keep' || (one.kind !== 'remove' && after === null)) return [];
    return [auditRow(change, deedOf(name, one.kind === 'create' ? null : one.before, after), change.ip)];
  });
  const columns = fieldsOf('auditLogs').map(quote).join(', ');
  if (deeds.length)
    await change.transaction.query(
      `insert into "auditLogs" (${columns}, "createdAt", "updatedAt")
       select ${columns}, $2, $2 from json_populate_recordset(null::"auditLogs", $1::json)`,
      [JSON.stringify(deeds), change.now],
    );
  for (const news of batchNews(name, planned, change)) await carryOut(change, news);
};
