import type { PersonalRows } from '../../application/rows.ts';
import { isNounName, type NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { erasedOf, type FindRows, nameOf, type RowQuery } from '../../domain/privacy/erasure.ts';
import type { PersonNoun } from '../../domain/privacy/personNouns.ts';
import { locks } from '../database/locks.ts';
import { quote } from '../database/sql.ts';
import { columnsOf, updateRow } from './rows.ts';
import type { Transaction } from './transaction.ts';

const conditions: Record<RowQuery['how'], (field: string) => string> = {
  is: (field) => `${field} = any($1)`,
  among: (field) => `${field} && $1`,
  within: (field) => `exists (select 1 from unnest($1::text[]) word where position(word in ${field}) > 0)`,
  people: (field) =>
    `exists (select 1 from jsonb_array_elements(${field}) one where one ->> 'name' = any($1) or one ->> 'email' = any($1))`,
};

/** The personal data in one transaction, with the role for privacy requests. */
export const personalRows = (open: Transaction, now: Date): PersonalRows => {
  const transaction = open.as('eraser');
  const finding =
    (more: '' | ' for update'): FindRows =>
    ({ noun, field, how, values }) =>
      transaction.query<Row>(
        `select ${columnsOf(noun)} from ${quote(noun)} where ${conditions[how](quote(field))} order by "seq"${noun === 'auditLogs' ? '' : more}`,
        [values],
      );
  return {
    find: finding(''),
    findToChange: finding(' for update'),
    countEntries: async (noun, id) => {
      const [found] = await transaction.query<{ n: number }>(
        'select count(*) as "n" from "auditLogs" where ("noun" = $1 and "target" = $2) or "userId" = $2',
        [noun, id],
      );
      return Number(found?.n ?? 0);
    },
    update: async (noun, before, values) => {
      const after = await updateRow(transaction, noun, before, values, now);
      if (after) transaction.changes.note(noun, before, after);
      transaction.announce(noun);
      return after ?? before;
    },
    remove: async (noun, ids) => {
      const gone = await transaction.query<Row>(
        `delete from ${quote(noun)} where "id" = any($1) returning ${columnsOf(noun)}`,
        [ids],
      );
      for (const row of gone) transaction.changes.note(noun, row, null);
      transaction.announce(noun);
    },
    forgetWords: (about) => forgetWords(transaction, about),
    forgetBeside: async (noun, person) => {
      await closeAccess(transaction, noun, person);
      await forgetCopies(transaction, noun, person, now);
    },
    forgetAnswers: (nouns) => forgetAnswers(open.as('system'), nouns),
  };
};

const keys = [
  'sessions',
  'signInPlaces',
  'credentials',
  'recoveryCodes',
  'signInChallenges',
  'passwordLinks',
  'secondFactors',
  'passkeys',
  'passkeyChallenges',
  'singleSignOnIdentities',
  'scimUsers',
  'scimMembers',
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
 * meanwhile, as a seal must not cover values that are being cleared.
 */
const forgetWords = async (
  transaction: Transaction,
  about: ReadonlyMap<NounName, readonly string[]>,
): Promise<void> => {
  await transaction.query('select pg_advisory_xact_lock($1)', [locks.seal]);
  for (const [noun, ids] of about)
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
const forgetCopies = async (transaction: Transaction, noun: PersonNoun, person: Row, now: Date) => {
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

/**
 * Discards all answers of reports about these nouns, finished or in progress, so that they are generated
 * again from the current rows. While reports are off, their subjects cannot be read, so all answers are discarded.
 */
const forgetAnswers = async (transaction: Transaction, nouns: Iterable<NounName>): Promise<void> => {
  if (!isNounName('reports')) {
    await transaction.query('delete from "reportParts"');
    return;
  }
  const about = [...new Set(nouns)];
  await transaction.query('update "reports" set "takenUntil" = null, "attempts" = 0 where "noun" = any($1)', [
    about,
  ]);
  await transaction.query(
    'delete from "reportParts" p using "reports" r where r."id" = p."reportId" and r."noun" = any($1)',
    [about],
  );
  transaction.announce('reports');
};
