import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'match-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, rows: readonly object[]) => {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
};

test('a filter by place finds who lives in the place, however it is written', async () => {
  const person = { title: 'Java Developer', skills: ['Java'] };
  const candidates = written('candidates.jsonl', [
    { id: 1, ...person, location: 'Berlin, Germany' },
    { id: 2, ...person, location: 'Berlin, Deutschland' },
    { id: 3, ...person, location: 'Paris, France' },
  ]);
  const asked = ['Berlin', 'Germany'].map((location, id) => ({
    id,
    jobTitle: 'Java Developer',
    filters: { locations: [location] },
  }));
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/match.ts',
    ...['--jobs', written('jobs.jsonl', asked), '--candidates', candidates, '--today', '2026-06-15'],
  ]);
  const found = stdout
    .trim()
    .split('\n')
    .map((line) =>
      JSON.parse(line)
        .results.map(({ id }: { id: number }) => id)
        .sort(),
    );
  expect(found).toEqual([
    [1, 2],
    [1, 2],
  ]);
}, 60_000);
