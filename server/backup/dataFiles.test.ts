// @module-tag rest
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDataFiles, refuseOtherKey, writeDataFiles } from './dataFiles.ts';

let from: string;
let to: string;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'talentbench-files-'));
  to = mkdtempSync(join(tmpdir(), 'talentbench-files-'));
  mkdirSync(join(from, 'outbox'));
  mkdirSync(join(from, 'postgres'));
  const all = {
    'secrets.key': 'key',
    'audit-heads.jsonl': 'old',
    'outbox/MAIL-1.eml': 'mail',
    'postgres.log': '',
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(from, name), text);
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
});
const now = new Date('2026-06-15T09:00:00Z');

describe('the files of a backup', () => {
  it('are the key, the recorded heads and the stored mails, and are restored readable by their owner only', () => {
    const files = readDataFiles(from);
    expect(files.map(({ name }) => name)).toEqual(['secrets.key', 'audit-heads.jsonl', 'outbox/MAIL-1.eml']);
    writeDataFiles(to, files, now);
    expect(readDataFiles(to)).toEqual(files);
    expect(statSync(join(to, 'secrets.key')).mode & 0o777).toBe(0o600);
  });

  it('never replace a different key', () => {
    writeFileSync(join(to, 'secrets.key'), 'another');
    expect(() => refuseOtherKey(to, readDataFiles(from))).toThrow('differs from the key in the backup');
    expect(() => refuseOtherKey(from, readDataFiles(from))).not.toThrow();
  });

  it('keep existing recorded heads beside those of the backup', () => {
    writeFileSync(join(to, 'audit-heads.jsonl'), 'newer');
    writeDataFiles(to, readDataFiles(from), now);
    expect(readFileSync(join(to, 'audit-heads.jsonl'), 'utf8')).toBe('old');
    expect(readFileSync(join(to, 'audit-heads.before-2026-06-15T09-00-00.000Z.jsonl'), 'utf8')).toBe('newer');
  });

  it('are written nowhere else, whatever paths a backup contains', () => {
    const content = Buffer.from('x');
    writeDataFiles(
      to,
      [
        { name: '../outside', content },
        { name: 'outbox/../../outside', content },
      ],
      now,
    );
    expect(readdirSync(to)).toEqual([]);
  });
});
