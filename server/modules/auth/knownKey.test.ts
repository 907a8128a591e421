import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { secretsWith } from '../../configuration/secrets.ts';
import { connectOwner, type Owner } from '../../database/connect.ts';
import { administrate, dropDatabase } from '../../testing/databases.ts';
import { forgetKey, knownFingerprint, openKnownSecrets } from './knownKey.ts';
import { aboutFactor } from './secondFactor.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('templateUrl'));
url.pathname = `/${name}`;
let owner: Owner;
let dataDir: string;
const key = () => randomBytes(32).toString('base64');

beforeAll(async () => {
  await administrate(url, `create database "${name}" template "tb_template"`);
  owner = await connectOwner(url.href);
});
afterAll(async () => {
  await owner.end();
  await dropDatabase(url);
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'talentbench-known-'));
  await owner.query(`delete from "secrets" where "name" = 'secretsKey'`);
  await owner.query('delete from "secondFactors"');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const sealFactor = async (SECRETS_KEY: string) => {
  const { rows } = await owner.query('select "id" from "users" limit 1');
  const secret = secretsWith(Buffer.from(SECRETS_KEY, 'base64')).seal('secret', aboutFactor(rows[0].id));
  await owner.query('insert into "secondFactors" ("userId", "secret", "createdAt") values ($1, $2, now())', [
    rows[0].id,
    secret,
  ]);
};

describe('the secrets key of a database', () => {
  it('is that of the first process, and one with another key does not start', async () => {
    const SECRETS_KEY = key();
    await openKnownSecrets(owner, { SECRETS_KEY, dataDir });
    expect(await knownFingerprint(owner)).not.toContain(SECRETS_KEY);
    await openKnownSecrets(owner, { SECRETS_KEY, dataDir: '/nowhere' });
    await expect(openKnownSecrets(owner, { SECRETS_KEY: key(), dataDir })).rejects.toThrow(
      /^The key in SECRETS_KEY is not the one .*SECRETS_KEY_FILE.*docs\/operations\.md/,
    );
  });

  it('is not made anew by a process that has none, which leaves no key behind', async () => {
    await openKnownSecrets(owner, { SECRETS_KEY: key(), dataDir });
    await expect(openKnownSecrets(owner, { dataDir })).rejects.toThrow(
      `neither SECRETS_KEY nor ${dataDir}/secrets.key exists`,
    );
    expect(existsSync(join(dataDir, 'secrets.key'))).toBe(false);
  });

  it('is made by the first process of an empty market, and found by the next start', async () => {
    await openKnownSecrets(owner, { dataDir });
    await openKnownSecrets(owner, { dataDir });
    const elsewhere = mkdtempSync(join(tmpdir(), 'talentbench-known-'));
    await expect(openKnownSecrets(owner, { dataDir: elsewhere })).rejects.toThrow('does not have');
    rmSync(elsewhere, { recursive: true });
  });

  it('must decrypt what a version without fingerprints has encrypted', async () => {
    const SECRETS_KEY = key();
    await sealFactor(SECRETS_KEY);
    await expect(openKnownSecrets(owner, { SECRETS_KEY: key(), dataDir })).rejects.toThrow('is not the one');
    expect(await knownFingerprint(owner)).toBeNull();
    await openKnownSecrets(owner, { SECRETS_KEY, dataDir });
    expect(await knownFingerprint(owner)).not.toBeNull();
  });

  it('that is lost can be given up, and the next one is taken', async () => {
    const lost = key();
    await openKnownSecrets(owner, { SECRETS_KEY: lost, dataDir });
    await sealFactor(lost);
    await forgetKey(owner);
    await openKnownSecrets(owner, { SECRETS_KEY: key(), dataDir });
    await expect(openKnownSecrets(owner, { SECRETS_KEY: lost, dataDir })).rejects.toThrow('is not the one');
  });
});
