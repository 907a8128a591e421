import { randomBytes } from 'node:crypto';
import { generateSecret } from 'otplib';
import { fileNouns, type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { asKept } from '../../domain/query/derivedStatus.ts';
import { formatOf, testInbox } from '../../domain/settings/services.ts';
import { firstDeliveries } from '../../domain/settings/testInbox.ts';
import type { Owner } from './connect.ts';
import { fileTable } from './fileTables.ts';
import { quote } from './sql.ts';

/** The rows of nouns, by name. */
type World = Readonly<Record<string, readonly Row[]>>;
/** The bytes of a document in the sample world. */
type FileOf = (document: Row) => Uint8Array;
type SignIn = { email: string; passwordHash: string };

/** Whether this database was ever seeded with sample data, regardless of the current settings. */
export const isSeeded = async (owner: Owner): Promise<boolean> => {
  const { rows } = await owner.query('select 1 from "secrets" where "name" = $1', ['seeded']);
  return rows.length > 0;
};

/** Whether the database ever had users. One that was emptied by hand is not seeded again. */
export const isEmpty = async (owner: Owner): Promise<boolean> => {
  const { rows } = await owner.query('select 1 from "users" limit 1');
  return rows.length === 0 && !(await isSeeded(owner));
};

/** Stores a whole world in one transaction. */
export const seed = async (
  owner: Owner,
  world: World,
  signIns: readonly SignIn[],
  fileOf?: FileOf,
): Promise<void> => {
  await owner.query('begin');
  try {
    // An empty database already has its feature rows.
    await owner.query('delete from "featureToggles"');
    for (const noun of nounNames) await fill(owner, noun, world[noun] ?? []);
    if (fileOf) for (const noun of fileNouns) await fillFiles(owner, noun, world[noun] ?? [], fileOf);
    for (const { email, passwordHash } of signIns)
      await owner.query(
        'insert into "credentials" ("userId", "passwordHash") select "id", $2 from "users" where "email" = $1',
        [email, passwordHash],
      );
    await fillFactors(owner, world.users ?? []);
    await fillInbox(owner, world.integrations ?? []);
    await owner.query('insert into "secrets" ("name", "value") values ($1, $2)', [
      'seeded',
      new Date().toISOString(),
    ]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
  await owner.query('analyze');
};

const fill = async (owner: Owner, noun: NounName, rows: readonly Row[]) => {
  if (rows.length === 0) return;
  const fields = ['version', 'createdAt', 'updatedAt', ...Object.keys(nounOf(noun).fields)];
  const columns = fields.map(quote).join(', ');
  const numbered = rows.map((row) => {
    const { id, ...kept } = asKept(noun, row);
    return { ...kept, seq: numberOf(id) };
  });
  await owner.query(
    `insert into ${quote(noun)} ("seq", ${columns}) select "seq", ${columns} from json_populate_recordset(null::${quote(noun)}, $1::json)`,
    [JSON.stringify(numbered)],
  );
  await owner.query(
    `select setval("sequence", greatest($2, pg_sequence_last_value("sequence")))
     from (select pg_get_serial_sequence($1, 'seq')::regclass as "sequence")`,
    [quote(noun), Math.max(...numbered.map((row) => row.seq))],
  );
};

/** Sample accounts with a second factor get a random secret that is not stored anywhere else. */
const fillFactors = async (owner: Owner, users: readonly Row[]) => {
  const guarded = users.filter(({ twoFactor }) => twoFactor === true);
  await owner.query(
    `insert into "secondFactors" ("userId", "secret", "createdAt", "confirmedAt")
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $3::timestamptz[])`,
    [
      guarded.map(({ id }) => id),
      guarded.map(() => generateSecret()),
      guarded.map(({ createdAt }) => createdAt),
    ],
  );
};

/**
 * Services that the sample world connects to the test inbox, each with the test message that it received. The
 * server encrypts their secrets at its next start, as it does those of second factors.
 */
const fillInbox = async (owner: Owner, services: readonly Row[]) => {
  for (const { id, companyId, name, lastSync } of services.filter((one) => one.testInbox === true)) {
    const service = { name: String(name), testInbox: true, lastSync: String(lastSync) };
    await owner.query(
      `insert into "webhooks" ("integrationId", "companyId", "format", "url", "secret", "createdAt") values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        companyId,
        formatOf(service.name, testInbox),
        testInbox,
        randomBytes(24).toString('base64url'),
        lastSync,
      ],
    );
    for (const sent of firstDeliveries(service, ''))
      await owner.query(
        `insert into "webhookDeliveries" ("integrationId", "event", "title", "link", "status", "attempts", "answer", "received", "createdAt", "updatedAt", "ms")
         values ($1, $2, $3, '', $4, $5, $6, $7, $8, $8, 0)`,
        [id, sent.event, sent.title, sent.status, sent.attempts, sent.answer, sent.received, sent.createdAt],
      );
  }
};

const filesAtOnce = 500;

const fillFiles = async (owner: Owner, noun: NounName, rows: readonly Row[], fileOf: FileOf) => {
  // A row whose file is optional has no format without one.
  const documents = rows.filter(({ format }) => format !== null);
  for (let from = 0; from < documents.length; from += filesAtOnce) {
    const some = documents.slice(from, from + filesAtOnce);
    await owner.query(
      `insert into ${quote(fileTable(noun))} ("documentId", "bytes") select * from unnest($1::text[], $2::bytea[])`,
      [some.map(({ id }) => id), some.map((document) => Buffer.from(fileOf(document)))],
    );
  }
};

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
