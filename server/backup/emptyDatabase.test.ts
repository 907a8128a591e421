// @module-tag rest
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectOwner } from '../database/connect.ts';
import { administrate, dropDatabase } from '../testing/databases.ts';
import { tablesOf } from './backUp.ts';

const url = new URL(inject('templateUrl'));
let name: string;
let folder: string;

beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`;
  url.pathname = `/${name}`;
  folder = mkdtempSync(join(tmpdir(), 'talentbench-reset-'));
  writeFileSync(join(folder, 'audit-heads.jsonl'), 'evidence\n');
  await administrate(url, `create database "${name}" template "tb_template"`);
});
afterEach(async () => {
  await dropDatabase(url);
  rmSync(folder, { recursive: true });
});

const reset = (...options: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../../scripts/resetDatabase.ts', import.meta.url)), ...options],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: folder, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
const withOwner = async <T>(work: (owner: Awaited<ReturnType<typeof connectOwner>>) => Promise<T>) => {
  const owner = await connectOwner(url.href);
  return work(owner).finally(() => owner.end());
};
const tables = () => withOwner(async (owner) => (await tablesOf(owner)).length);
const makeReal = () => withOwner((owner) => owner.query(`delete from "secrets" where "name" = 'seeded'`));

describe('npm run db:reset', () => {
  it('empties sample data, and keeps the recorded heads of its audit log beside', async () => {
    expect(reset()).toMatchObject({ status: 0, stderr: '' });
    expect(await tables()).toBe(0);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^audit-heads\.before-.*\.jsonl$/)]);
    expect(reset().status).toBe(0);
  });

  it('deletes rows of a market only if its database is named, and says how in one sentence', async () => {
    await makeReal();
    const before = await tables();
    for (const options of [[], ['--delete-everything', 'other'], ['--delete-everything']]) {
      const { status, stderr } = reset(...options);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Nothing was deleted\. [^\n]+\n$/);
    }
    expect(reset().stderr).toContain(`npm run db:reset -- --delete-everything ${name}`);
    expect(await tables()).toBe(before);
    expect(readdirSync(folder)).toEqual(['audit-heads.jsonl']);
    expect(reset('--delete-everything', name).status).toBe(0);
    expect(await tables()).toBe(0);
  });

  it('refuses while others are connected, whatever is named, and says who', async () => {
    await withOwner(async () => {
      const { status, stderr } = reset('--delete-everything', name);
      expect(status).toBe(1);
      expect(stderr).toBe(
        `Nothing was deleted. The database ${name} is in use by talentbench-owner. Stop what uses it first.\n`,
      );
    });
    expect(await tables()).toBeGreaterThan(100);
  });
});
