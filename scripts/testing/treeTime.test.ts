import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countTree, type ProcessTime, processTimeOf, readProcesses, TreeTime } from './treeTime.ts';

const process = (pid: number, parent: number, own: number, waitedFor = 0): ProcessTime => ({
  pid,
  parent,
  started: pid,
  own,
  waitedFor,
});
const secondsOf = (...samples: ProcessTime[][]) => {
  const tree = new TreeTime(10);
  for (const sample of samples) tree.add(sample);
  return tree.seconds;
};

it('Times are read from behind a name that contains spaces and brackets.', () => {
  const line = '4711 (a (b) c) S 10 4711 1 0 -1 4194560 1 2 3 4 150 50 25 5 20 0 9 0 815 1000 200 1844\n';
  expect(processTimeOf(line)).toEqual({ pid: 4711, parent: 10, started: 815, own: 200, waitedFor: 30 });
});

it('All that descends from the process counts, and nothing else.', () => {
  expect(secondsOf([process(1, 0, 900), process(10, 1, 100), process(11, 10, 50), process(12, 11, 25)])).toBe(
    1.75,
  );
});

it('A child that was waited for counts once, with what it used after its last sample.', () => {
  const shell = (waitedFor: number) => process(10, 1, 0, waitedFor);
  expect(secondsOf([shell(0), process(11, 10, 100)], [shell(130)])).toBe(1.3);
  expect(secondsOf([shell(0)], [shell(40)])).toBe(0.4);
  expect(secondsOf([shell(0), process(11, 10, 0), process(12, 11, 100)], [shell(130)])).toBe(1.3);
});

it('A child that nobody waits for counts, also once its parent has ended.', () => {
  const shell = process(10, 1, 0);
  expect(secondsOf([shell, process(11, 10, 100)], [shell])).toBe(1);
  expect(
    secondsOf(
      [shell, process(11, 10, 0), process(12, 11, 100)],
      [shell, process(12, 1, 150)],
      [shell, process(12, 1, 200), process(13, 12, 10)],
    ),
  ).toBe(2.1);
});

it('A number that is used again is another process.', () => {
  const shell = process(10, 1, 0);
  expect(secondsOf([shell, process(11, 10, 100)], [shell, { ...process(11, 1, 900), started: 99 }])).toBe(1);
});

it.skipIf(!readProcesses())(
  'The processor time of a process that outlives its parent is counted.',
  async () => {
    const busy =
      'const until = Date.now() + 1500; while (process.cpuUsage().user < 300_000 && Date.now() < until);';
    const starter = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { detached: true, stdio: 'inherit' }); setTimeout(() => process.exit(), 800)`;
    const child = spawn(globalThis.process.execPath, ['-e', starter], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const end = countTree(child.pid ?? 0);
    await once(child, 'close');
    // Of its 0.3 seconds, those after the last look are missed.
    expect(end()).toBeGreaterThan(0.2);
  },
);
