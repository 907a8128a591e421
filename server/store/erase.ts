import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import {
  type Erasure,
  erasedOf,
  type FindRows,
  nameOf,
  type RowQuery,
} from '../../domain/privacy/erasure.ts';
import type { PersonNoun } from '../../domain/privacy/personalData.ts';
import { forgottenIn } from '../../domain/privacy/preview.ts';
import { locks } from '../database/locks.ts';
import { quote } from '../database/sql.ts';
import { columnsOf, updateRow } from './rows.ts';
import type { Transaction } from './transaction.ts';

const conditions: Record<RowQuery['how'], (field: string) => string> = {
  is: (field) => `${field} = any($1)`,
  among: (field) => `${field} && $1`,
  within: (field) => `exists (select 1 from unnest($1::text[]) word where position(word in ${field}) > 0)`,
};

/** Finds the rows of an erasure, locked until the transaction ends if it will write them. */
export const findRowsIn =
  (transaction: Transaction, more: '' | ' for update' = ''): FindRows =>
  ({ noun, field, how, values }) =>
    transaction.query<Row>(
      `select ${columnsOf(noun)} from ${quote(noun)} where ${conditions[how](quote(field))} order by "seq"${noun === 'auditLogs' ? '' : more}`,
      [values],
    );

/** Number of audit log entries that name this person as author or subject. */
export const auditEntriesOf = async (
  transaction: Transaction,
  noun: PersonNoun,
  id: string,
): Promise<number> => {
  const [found] = await transaction.query<{ n: number }>(
    'select count(*) as "n" from "auditLogs" where ("noun" = $1 and "target" = $2) or "userId" = $2',
    [noun, id],
  );
  return Number(found?.n ?? 0);
};

/** Applies an erasure plan; returns what remains of the person's own row. */
export const erase = async (
  transaction: Transaction,
  noun: PersonNoun,
  person: Row,
  erasure: Erasure,
  now: Date,
): Promise<Row> => {
  transaction.as('eraser');
  await closeAccess(transaction, noun, person);
  for (const [name, ids] of byNoun(erasure.removed)) {
    await transaction.query(`delete from ${quote(name)} where "id" = any($1)`, [ids]);
    transaction.announce(name);
  }
  let own = person;
  for (const { noun: name, row, values } of erasure.changed) {
    const after = await updateRow(transaction, name, row, values, now);
    if (row.id === person.id) own = after as Row;
    transaction.announce(name);
  }
  await forgetWords(transaction, erasure);
  await forgetAnswers(transaction, noun, person, now);
  return own;
};

const byNoun = (rows: Erasure['removed']): Map<NounName, string[]> => {
  const ids = new Map<NounName, string[]>();
  for (const { noun, row } of rows) ids.set(noun, [...(ids.get(noun) ?? []), row.id]);
  return ids;
};

const keys = [
  'sessions',
  'signInPlaces',
  'credentials',
  'recoveryCodes',
  'signInChallenges',
  'passwordLinks',
  'secondFactors',
];

/** All credentials and sessions, and the picture. */
const closeAccess = async (transaction: Transaction, noun: PersonNoun, { id }: Row) => {
  if (noun === 'candidates')
    await transaction.query('delete from "candidatePhotos" where "candidateId" = $1', [id]);
  else
    for (const table of keys)
      await transaction.query(`delete from ${quote(table)} where "userId" = $1`, [id]);
};

/**
 * The audit log keeps who changed which row, and loses the values of rows about this person. Sealing waits
 * meanwhile, as a
 * seal must not cover values that are being cleared.
 */
const forgetWords = async (transaction: Transaction, erasure: Erasure) => {
  await transaction.query('select pg_advisory_xact_lock($1)', [locks.seal]);
  for (const { noun, ids } of forgottenIn(erasure))
    await transaction.query(
      `with emptied as (
         update "auditLogs" set "before" = null, "after" = null
         where "noun" = $1 and "target" = any($2) and ("before" is not null or "after" is not null) returning "id"
       )
       update "auditSeals" set "salt" = null where "auditId" in (select "id" from emptied)`,
      [noun, ids],
    );
};

/** Temporary data outside of the nouns. */
const forgetAnswers = async (transaction: Transaction, noun: PersonNoun, person: Row, now: Date) => {
  const { name, email } = erasedOf(noun, person, now);
  const words = [nameOf(noun, person), email].filter((word) => word !== null);
  await transaction.query(
    'delete from "idempotencyKeys" where "userId" = $1 or exists (select 1 from unnest($2::text[]) word where position(word in "body") > 0)',
    [person.id, words],
  );
  await transaction.query('delete from "stagedRows" where "userId" = $1', [person.id]);
  await transaction.query('delete from "dayPeople" where "userId" = $1', [person.id]);
  await transaction.query(
    'update "webhookDeliveries" set "title" = replace("title", $1, $2) where position($1 in "title") > 0',
    [words[0], name],
  );
};
