import { expect, it } from 'vitest';
import { summarize } from './summary.ts';

const figures = {
  files: [
    { project: 'unit', path: 'domain/a.test.ts', milliseconds: 1_000, tests: 4 },
    { project: 'unit', path: 'domain/b.test.ts', milliseconds: 62_000, tests: 5 },
  ],
  passed: 7,
  failed: 2,
  skipped: 0,
  retried: ['e2e/a.test.ts: opens'],
  failures: ['domain/a.test.ts: adds up\n    expected 1 to be 2', 'domain/b.test.ts'],
};

it('The summary ends with one line that counts tests and the parts without tests.', () => {
  const text = summarize(
    [
      { name: 'types', milliseconds: 900, cpuSeconds: 1.6, isPassed: true },
      { name: 'tests', milliseconds: 65_000, cpuSeconds: 120, isPassed: false, figures },
    ],
    66_000,
  );
  expect(text.split('\n').at(-1)).toBe('8 passed, 2 failed');
  expect(text).toContain('   0:01  types, 2 CPU seconds\n   1:05  tests, 120 CPU seconds, 9 tests  FAILED');
  expect(text).toContain('   1:06  all, side by side, 122 CPU seconds');
  expect(text).toContain('122 CPU seconds\nCPU seconds include browsers and databases');
  expect(text).toContain('   1:03  unit, 2 files, 9 tests');
  expect(text.indexOf('b.test.ts')).toBeLessThan(text.indexOf('domain/a.test.ts'));
  expect(text).toContain('Tried again: 1\n  e2e/a.test.ts: opens');
  expect(text).toContain(
    'Failed:\n  domain/a.test.ts: adds up\n    expected 1 to be 2\n  domain/b.test.ts\n',
  );
});

it('The summary says when the CPU time of browsers could not be counted.', () => {
  const part = { name: 'tests', milliseconds: 1, cpuSeconds: 2, isPassed: true };
  expect(summarize([part, { ...part, isPartOfCpu: true }], 1)).toContain('CPU seconds leave out browsers');
});

it('A part that fails although its tests passed, or before they ran, is a failure.', () => {
  const passed = { ...figures, failed: 0, failures: [] };
  const [withTests, without] = [passed, undefined].map((some) =>
    summarize([{ name: 'tests', milliseconds: 1, isPassed: false, figures: some }], 1),
  );
  expect(withTests).toMatch(/7 passed, 1 failed$/);
  expect(without).toMatch(/0 passed, 1 failed$/);
});
