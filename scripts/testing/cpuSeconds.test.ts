import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cpuSecondsOf, timed } from './cpuSeconds.ts';

it('A timed command gets its words, ends with its code, and leaves the processor time of its children.', () => {
  const folder = mkdtempSync(join(tmpdir(), 'times-'));
  const times = join(folder, 'a file');
  const busy = 'while (process.cpuUsage().user < 200_000); console.log(process.argv[1]); process.exit(3)';
  const [file, ...words] = timed([process.execPath, '-e', busy, 'two words'], times);
  const { status, stdout } = spawnSync(file, words, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([3, 'two words\n']);
  expect(cpuSecondsOf(readFileSync(times, 'utf8'))).toBeGreaterThanOrEqual(0.2);
  rmSync(folder, { recursive: true });
});

it('Minutes count, and of the two lines only that of the children does.', () => {
  expect(cpuSecondsOf('0m9.000s 0m9.000s\n2m1.500s 0m0.250s\n')).toBe(121.75);
});
