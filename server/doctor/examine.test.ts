// @module-tag rest
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readEnv } from '../configuration/env.ts';
import { connectOwner, type Owner, openDatabase } from '../database/connect.ts';
import { openKnownSecrets } from '../modules/auth/knownKey.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/spawnServer.ts';
import { examine } from './examine.ts';

const url = new URL(inject('templateUrl'));
url.pathname = `/test_${randomBytes(6).toString('hex')}`;
const SECRETS_KEY = randomBytes(32).toString('base64');
let owner: Owner;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'talentbench-doctor-'));
  await administrate(url, `create database "${url.pathname.slice(1)}"`);
  const database = await openDatabase({ url: url.href, kind: 'postgresql', connections: 2 });
  await database.close();
  owner = await connectOwner(url.href);
  await openKnownSecrets(owner, { SECRETS_KEY, dataDir });
});
afterAll(async () => {
  await owner.end();
  await dropDatabase(url);
  rmSync(dataDir, { recursive: true });
});

const given = () => ({ DATABASE_URL: url.href, DATA_DIR: dataDir, SECRETS_KEY, NODE_ENV: 'production' });
const now = new Date();
const stateOf = async (
  more: Record<string, string> = {},
  backup: { path: string; at: string } | null = null,
) => {
  const env = readEnv({ ...given(), ...more });
  const findings = await examine({ env, owner, backup, now });
  return Object.fromEntries(findings.map(({ topic, state, words }) => [topic, `${state}: ${words}`]));
};

it('says what is well', async () => {
  const found = await stateOf({}, { path: 'market.backup', at: now.toISOString() });
  for (const topic of ['configuration', 'secrets key', 'database', 'migrations', 'pooler', 'clock', 'backup'])
    expect([topic, found[topic]]).toEqual([topic, expect.stringMatching(/^well: /)]);
  // How full the disk of this machine is, is not known.
  const disk = /^(\w+): (\d+) % of the disk of DATA_DIR is free \(\d+ GB\)\.$/.exec(found.disk ?? '');
  const share = Number(disk?.[2]);
  expect(disk?.[1]).toBe(share < 3 ? 'wrong' : share < 10 ? 'look' : 'well');
});

it('names what is wrong: another key, a mail server that is away, an address without TLS', async () => {
  const found = await stateOf({
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'market@bench.example',
    PUBLIC_URL: 'http://bench.invalid',
  });
  expect(found['secrets key']).toBe('wrong: SECRETS_KEY is not the key that the database knows.');
  expect(found.mail).toMatch(/^wrong: The mail server refuses: /);
  expect(found['public address']).toMatch(/^wrong: .*not encrypted/);
});

it('deserves a look: no mail server, no address, an old backup or none', async () => {
  const found = await stateOf();
  for (const topic of ['mail', 'public address', 'backup'])
    expect([topic, found[topic]]).toEqual([topic, expect.stringMatching(/^look: /)]);
  const old = { path: 'old.backup', at: new Date(now.getTime() - 9 * 86_400_000).toISOString() };
  expect((await stateOf({}, old)).backup).toBe('look: The latest in this folder is old.backup, 9 days old.');
});

it('is a command with an exit code for each case, and leaves the database as it is', async () => {
  const count = async () => (await owner.query('select count(*)::int as "n" from "secrets"')).rows[0].n;
  const before = await count();
  const run = (more: object) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, ...given(), ...more },
      cwd: dataDir,
      encoding: 'utf8',
    });
  const looked = run({});
  expect([looked.status, looked.stdout]).toEqual([2, expect.stringContaining('look   mail')]);
  const other = run({ SECRETS_KEY: randomBytes(32).toString('base64') });
  expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('WRONG  secrets key')]);
  expect(run({ NODE_ENV: 'prod' })).toMatchObject({
    status: 1,
    stderr: 'WRONG NODE_ENV must be production, development or test\n',
  });
  expect(await count()).toBe(before);
});
