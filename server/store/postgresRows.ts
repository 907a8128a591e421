import type { Rows, Tally, Verbs } from '../../application/rows.ts';
import type { Values } from '../../domain/change/context.ts';
import type { Listable } from '../../domain/change/effect.ts';
import type { NotificationContent } from '../../domain/change/notifications/notificationRows.ts';
import { titleIn } from '../../domain/change/notifications/notificationTitle.ts';
import type { ViewCounts } from '../../domain/change/notifications/viewEffects.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Due } from '../../domain/query/due.ts';
import { quote } from '../database/sql.ts';
import { insertMany, referredTo, removeMany, updateMany } from './batch.ts';
import { type DuePart, findDue } from './due.ts';
import { personalRows } from './erase.ts';
import { readGroups } from './groups.ts';
import { listRows, readFields } from './list.ts';
import { keepPicture } from './pictures.ts';
import {
  countBench,
  countRows,
  countUsers,
  deleteRow,
  findFields,
  findMany,
  findRow,
  findRowBy,
  findRows,
  findRowsToChange,
  hold,
  insertRow,
  insertUnseen,
  lastInserted,
  patchRows,
  updateRow,
} from './rows.ts';
import { countSelections } from './selections.ts';
import type { Transaction } from './transaction.ts';

type Rights = Transaction['role'];
type Change = { before: Row; changes: Values };

/** The rows of PostgreSQL within one transaction, at this time. */
export const postgresRows = (transaction: Transaction, rights: Rights, now: Date): Rows => {
  const system = transaction.as('system');
  return {
    own: verbs(rights === 'app' ? transaction : transaction.as(rights), now),
    system: verbs(system, now),
    get personal() {
      return personalRows(transaction, now);
    },
    hold: (words, how) => hold(system, words, how),
  };
};

const verbs = (transaction: Transaction, now: Date): Verbs => {
  const as =
    <A extends unknown[], R>(verb: (transaction: Transaction, ...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      verb(transaction, ...given);
  /** The same for an operation that writes rows of the noun in its first argument. */
  const writing = <A extends unknown[], R>(
    verb: (transaction: Transaction, noun: NounName, ...given: A) => Promise<R>,
  ) => {
    const write = as(verb);
    return async (noun: NounName, ...given: A): Promise<R> => {
      const written = await write(noun, ...given);
      // The audit log is sealed in the background, many rows at a time.
      if (written && noun !== 'auditLogs') transaction.announce(noun);
      return written;
    };
  };
  const { changes: told } = transaction;
  return {
    find: as(findRow),
    findBy: as(findRowBy),
    findAll: as(findRows),
    findFields: as(findFields),
    findAllToChange: as(findRowsToChange),
    findDue: as(<N extends NounName>(open: Transaction, due: Due<N>, part: DuePart<N>) =>
      findDue(open, due, part, now),
    ),
    findMany: as(findMany),
    list: as(listRows),
    group: as(readGroups),
    read: as(readFields),
    referredTo: as(referredTo),
    count: as(countRows),
    countBench: as(countBench),
    countUsers: as(countUsers),
    countViews: as(countViews),
    countSelections: as(countSelections),
    insert: writing(async (open, noun, row: Values) => {
      const added = await insertRow(open, noun, { ...row, createdAt: now, updatedAt: now });
      told.note(noun, null, added);
      return added;
    }),
    insertMany: writing(async (open, noun, rows: readonly Values[]) => {
      const added = await insertMany(open, noun, rows, now);
      for (const row of added) told.note(noun, null, row);
      return added;
    }),
    insertOnce: writing(async (open, noun, row: Values, key: readonly string[]) => {
      const isNew = await insertOnce(open, noun, row, key);
      if (isNew) told.noteSome(noun, row);
      return isNew;
    }),
    insertUnseen: writing(async (open, noun, row: Values) => {
      await insertUnseen(open, noun, { ...row, createdAt: now, updatedAt: now });
      const added = await lastInserted(open.as('system'), noun);
      if (added) told.note(noun, null, added);
      return added;
    }),
    update: writing(async (open, noun, before, changes: Values) => {
      const after = await updateRow(open, noun, before, changes, now);
      if (after) told.note(noun, before, after);
      return after;
    }),
    updateMany: writing(async (open, noun, changes: readonly Change[]) => {
      const rows = await updateMany(open, noun, changes, now);
      const was = new Map(changes.map(({ before }) => [before.id, before]));
      for (const row of rows) told.note(noun, was.get(row.id) ?? row, row);
      return rows;
    }),
    patch: writing(async (open, noun, where: Values, changes: Values) => {
      const rows = await patchRows(open, noun, where, changes);
      for (const row of rows) told.note(noun, row, row);
      return rows.length;
    }),
    tally: writing(async (open, noun, rows: readonly Values[], how: Tally) => {
      for (const row of rows) told.noteSome(noun, row);
      return tally(open, now, noun, rows, how);
    }),
    increment: as(async (open, noun: NounName, id: string, field: string, by: number) => {
      await open.query(`update ${quote(noun)} set ${quote(field)} = ${quote(field)} + $2 where "id" = $1`, [
        id,
        by,
      ]);
    }),
    remove: writing(async (open, noun, row: Row) => {
      const isGone = await deleteRow(open, noun, row);
      if (isGone) told.note(noun, row, null);
      return isGone;
    }),
    removeMany: writing(async (open, noun, rows: readonly Row[]) => {
      for (const row of rows) told.note(noun, row, null);
      return removeMany(open, noun, rows);
    }),
    relist: as((open, noun, companyId, isListed) => relist(open, now, noun, companyId, isListed)),
    keepPicture: as(keepPicture),
    keepRecord: as(async (open, searchId: string, record: string) => {
      await open.query('insert into "searchRecords" ("searchId", "record") values ($1, $2)', [
        searchId,
        record,
      ]);
    }),
    readRecord: as(async (open, searchId: string) => {
      const [kept] = await open.query<{ record: string }>(
        'select "record" from "searchRecords" where "searchId" = $1',
        [searchId],
      );
      return kept?.record ?? null;
    }),
    queueWebhooks: as((open, companyId: string, notification: NotificationContent) =>
      queueWebhooks(open, now, companyId, notification),
    ),
  };
};

const insertOnce = async (
  transaction: Transaction,
  noun: NounName,
  row: Values,
  key: readonly string[],
): Promise<boolean> => {
  const columns = Object.keys(row);
  const added = await transaction.query(
    `insert into ${quote(noun)} (${columns.map(quote).join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})
     on conflict (${key.map(quote).join(', ')}) do nothing returning "id"`,
    Object.values(row),
  );
  return added.length > 0;
};

/**
 * Rows are locked in the order of their keys, so that simultaneous work cannot deadlock. Known ones are updated
 * first, as an insert would take a number for each of them.
 */
const tally = async (
  transaction: Transaction,
  now: Date,
  noun: NounName,
  rows: readonly Values[],
  { key, add, set = [] }: Tally,
) => {
  if (rows.length === 0) return false;
  const table = quote(noun);
  const added = (from: string) =>
    [
      ...add.map((field) => `${quote(field)} = t.${quote(field)} + ${from}.${quote(field)}`),
      ...set.map((field) => `${quote(field)} = ${from}.${quote(field)}`),
    ].join(', ');
  const keys = key.map(quote);
  const isSame = (one: string, other: string) =>
    keys.map((field) => `${one}.${field} = ${other}.${field}`).join(' and ');
  const given = (place: string) => `json_populate_recordset(null::${table}, ${place}::json)`;
  const known = await transaction.query<Values>(
    `update ${table} t set ${added('k')} from (
       select g.* from ${given('$1')} g join ${table} l on ${isSame('l', 'g')}
       order by ${keys.map((field) => `l.${field}`).join(', ')} for update of l) k
     where ${isSame('t', 'k')} returning ${keys.map((field) => `t.${field}`).join(', ')}`,
    [JSON.stringify(rows)],
  );
  const keyOf = (row: Values) => JSON.stringify(key.map((field) => row[field]));
  const updated = new Set(known.map(keyOf));
  const missing = rows.filter((row) => !updated.has(keyOf(row)));
  if (missing.length === 0) return true;
  const columns = Object.keys(missing[0] as Values)
    .map(quote)
    .join(', ');
  await transaction.query(
    `insert into ${table} as t (${columns}, "createdAt", "updatedAt") select ${columns}, $2, $2 from ${given('$1')}
     order by ${keys.join(', ')} on conflict (${keys.join(', ')}) do update set ${added('excluded')}`,
    [JSON.stringify(missing), now],
  );
  return true;
};

const countViews = async (
  transaction: Transaction,
  companyId: string,
  day: string,
  since: string,
): Promise<ViewCounts> => {
  const [counts] = await transaction.query<ViewCounts>(
    `select count(*) filter (where "day" = $2)::int as "today", count(*)::int as "views",
       count(distinct "candidateId")::int as "people"
     from "profileViews" where "companyId" = $1 and "day" >= $3`,
    [companyId, day, since],
  );
  return counts as ViewCounts;
};

const relist = async (
  transaction: Transaction,
  now: Date,
  noun: 'candidates' | 'jobs',
  companyId: string,
  isListed: (row: Listable) => boolean,
) => {
  const ofCandidates = noun === 'candidates';
  const rows = await transaction.query<Listable & { id: string; listed: boolean }>(
    `select "id", "status", "listed"${ofCandidates ? ', "published"' : ''} from ${quote(noun)} where "companyId" = $1`,
    [companyId],
  );
  const turned = rows.filter((row) => row.listed !== isListed(row)).map((row) => row.id);
  const since = ofCandidates ? `"listedAt" = case when "listed" then "listedAt" else $2 end,` : '';
  const changed = await transaction.as('system').query<Row>(
    `update ${quote(noun)} set "listed" = not "listed", ${since} "version" = "version" + 1, "updatedAt" = $2
     where "id" = any($1) returning "id", "version", "companyId", "listed"`,
    [turned, now],
  );
  for (const row of changed) transaction.changes.note(noun, { ...row, listed: !row.listed }, row);
  transaction.announce(noun);
};

const queueWebhooks = async (
  transaction: Transaction,
  now: Date,
  companyId: string,
  notification: NotificationContent,
) => {
  const queued = await transaction.query(
    `insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "createdAt", "updatedAt")
     select "integrationId", $2, $3, $4, $5, $5 from "webhooks" where "companyId" = $1 returning 1 as queued`,
    [companyId, notification.code, titleIn('en', notification), notification.link, now],
  );
  if (queued.length) transaction.announce('integrations');
};
