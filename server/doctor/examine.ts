import { X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { type Env, isReachable, ownerUrl } from '../configuration/env.ts';
import { openSecrets, whereKeyIs } from '../configuration/secrets.ts';
import { addressOf, type Owner } from '../database/connect.ts';
import { refuseForgetfulPooler } from '../database/refuseForgetfulPooler.ts';
import { roleName } from '../database/roles.ts';
import { isSeeded } from '../database/seed.ts';
import { fingerprintOf, knownFingerprint } from '../modules/auth/knownKey.ts';
import { readUpgrade } from '../upgrade/readUpgrade.ts';

/** `wrong` must be cured; `look` deserves a look, such as a setting that suits a trial only. */
export type Finding = { topic: string; state: 'well' | 'look' | 'wrong'; words: string };
type Backup = { path: string; at: string } | null;
type Asked = { env: Env; owner: Owner; backup: Backup; now: Date };

const well = (words: string) => ({ state: 'well' as const, words });
const look = (words: string) => ({ state: 'look' as const, words });
const wrong = (words: string) => ({ state: 'wrong' as const, words });
type Found = Omit<Finding, 'topic'>;

const day = 24 * 60 * 60 * 1000;

/** Examines an installation beside a running server or without one. It changes nothing and sends no mail. */
export const examine = async (asked: Asked): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [topic, question] of Object.entries(questions)) {
    const found = await question(asked).catch((error: Error) => wrong(error.message || String(error)));
    findings.push({ topic, ...found });
  }
  return findings;
};

const questions: Record<string, (asked: Asked) => Promise<Found>> = {
  configuration: async ({ env, owner }) => {
    const isSample = (await hasTables(owner)) && (await isSeeded(owner));
    if (isSample && isReachable(env))
      return wrong('Others can reach this server, and its sample accounts have a public password.');
    if (isReachable(env) && env.NODE_ENV !== 'production')
      return look(`Others can reach this server, and NODE_ENV is ${env.NODE_ENV}.`);
    return well(`NODE_ENV is ${env.NODE_ENV}${isSample ? ', with sample data' : ''}.`);
  },
  'public address': async ({ env }) => {
    if (!env.PUBLIC_URL) return look('PUBLIC_URL is not set, so links in mails lead to this machine.');
    const isSafe = env.PUBLIC_URL.startsWith('https:') || !isReachable(env);
    const answer = await fetch(`${env.PUBLIC_URL}/livez`, { signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    );
    if (!isSafe) return wrong(`${env.PUBLIC_URL} is not encrypted. Use a proxy for TLS.`);
    return answer?.ok
      ? well(`${env.PUBLIC_URL} answers.`)
      : look(`${env.PUBLIC_URL} does not answer from here${answer ? ` (${answer.status})` : ''}.`);
  },
  'secrets key': async ({ env, owner }) => {
    const source = { ...env, dataDir: resolve(env.DATA_DIR) };
    const { place, isThere } = whereKeyIs(source);
    const known = (await hasTables(owner)) ? await knownFingerprint(owner) : null;
    if (!isThere)
      return known
        ? wrong(`The database knows a key, and ${place} does not exist.`)
        : look('There is no key yet: the first start makes one.');
    if (known && known !== fingerprintOf(openSecrets(source)))
      return wrong(`${place} is not the key that the database knows.`);
    return ownerUrl(env) && !env.SECRETS_KEY
      ? look(`The key is in ${place}. Other processes of this database need the same one.`)
      : well(`The key is in ${place}.`);
  },
  database: async ({ owner }) => {
    const { rows } = await owner.query<{ version: string; number: string; used: number; most: number }>(
      `select current_setting('server_version') as "version", current_setting('server_version_num') as "number",
         current_setting('max_connections')::int as "most", (select count(*)::int from pg_stat_activity) as "used"`,
    );
    const { version = '', number = '0', used = 0, most = 1 } = rows[0] ?? {};
    if (Number(number) < 150_000) return wrong(`PostgreSQL ${version} is too old: 15 or newer is needed.`);
    const words = `PostgreSQL ${version}, ${used} of ${most} connections in use.`;
    return used > most * 0.8 ? look(words) : well(words);
  },
  migrations: async ({ owner }) => {
    const { from, to, steps, remakes, reasons } = await readUpgrade(owner);
    if (!from) return look('The database is empty: the first start makes its tables.');
    if (steps.length + remakes.length === 0) return well(`The database is at ${to}.`);
    return look(
      `${steps.length} migrations to apply${reasons.length > 0 ? ', not while processes of the previous version run' : ''}. npm run upgrade:check has the details.`,
    );
  },
  pooler: async ({ env, owner }) => {
    if (!env.DATABASE_URL) return well('The embedded database has none.');
    const password = (await hasTables(owner)) ? await passwordOf(owner) : undefined;
    if (!password) return look('Cannot be tried before the first start.');
    const { hosts: _, ...address } = addressOf(env.DATABASE_URL);
    const user = roleName(owner.database ?? '', 'app');
    const pool = new pg.Pool({ ...address, user, password, max: 2, connectionTimeoutMillis: 5000 });
    pool.on('error', () => {});
    await refuseForgetfulPooler(pool).finally(() => pool.end());
    return well('The application connects, and prepared statements are kept.');
  },
  clock: async ({ owner }) => {
    const before = Date.now();
    const { rows } = await owner.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as "ms"',
    );
    const apart = Math.max(before - Number(rows[0]?.ms), Number(rows[0]?.ms) - Date.now(), 0);
    const seconds = Math.round(apart / 1000);
    return apart > 5000
      ? wrong(`This machine and the database are ${seconds} seconds apart. Synchronize their clocks.`)
      : well('This machine and the database agree.');
  },
  disk: async ({ env }) => {
    const { bavail, blocks, bsize } = await statfs(resolve(env.DATA_DIR));
    const share = Math.round((bavail / blocks) * 100);
    const words = `${share} % of the disk of DATA_DIR is free (${Math.round((bavail * bsize) / 1e9)} GB).`;
    if (share < 3) return wrong(words);
    return share < 10 ? look(words) : well(words);
  },
  mail: async ({ env }) => {
    if (env.MAIL_CARRIER) return well(`Mails are sent by the plugin service ${env.MAIL_CARRIER}.`);
    if (!env.SMTP_URL) return look('No mail server is set: mails stay in DATA_DIR/outbox.');
    const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
    const transport = createTransport({ url: env.SMTP_URL, ...limits });
    await transport
      .verify()
      .catch((error: Error) => Promise.reject(new Error(`The mail server refuses: ${error.message}`)))
      .finally(() => transport.close());
    return well('The mail server takes mails of this account.');
  },
  backup: async ({ backup, now }) => {
    if (!backup) return look('There is no backup in this folder.');
    const days = Math.floor((now.getTime() - Date.parse(backup.at)) / day);
    const words = `The latest in this folder is ${backup.path}, ${days === 1 ? '1 day' : `${days} days`} old.`;
    return days > 7 ? look(words) : well(words);
  },
  'certificate of seals': async ({ env, owner, now }) => {
    const pem = env.SIGNING_CERT ?? ((await hasTables(owner)) ? await ownCertificate(owner) : undefined);
    if (!pem) return well('Made when the first contract is sealed.');
    const until = new Date(new X509Certificate(pem).validTo);
    const words = `Valid until ${until.toISOString().slice(0, 10)}.`;
    if (until <= now) return wrong(`Ended on ${until.toISOString().slice(0, 10)}.`);
    return until.getTime() - now.getTime() < 30 * day ? look(words) : well(words);
  },
};

const hasTables = async (owner: Owner): Promise<boolean> =>
  (await owner.query(`select to_regclass('public.secrets') is not null as "is"`)).rows[0].is;

const passwordOf = async (owner: Owner): Promise<string | undefined> =>
  (await owner.query(`select "value" from "secrets" where "name" = 'appPassword'`)).rows[0]?.value;

const ownCertificate = async (owner: Owner): Promise<string | undefined> =>
  (await owner.query('select "certificates" from "signingIdentities"')).rows[0]?.certificates;
