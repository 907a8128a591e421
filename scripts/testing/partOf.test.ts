import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups } from '../mutate/groups.ts';
import { leftOut, partOf } from './partOf.ts';

it('a part that does not exist is refused by name', () => {
  expect(partOf(undefined)).toBe('all');
  expect(() => partOf('some')).toThrow('There is no part "some": core, rest, all');
});

it('every test file is in the core or in the rest, but for the two that take as long as a quarter of it', () => {
  const patterns = ['{domain,server,src,e2e}/**/*.test.{ts,tsx}'];
  const all = globSync(patterns, { exclude: ['node_modules/**'] });
  const notInCore = leftOut('core', patterns);
  const notInRest = leftOut('rest', patterns);
  expect(all.length).toBeGreaterThan(300);
  expect(notInCore.filter((path) => notInRest.includes(path)).sort()).toEqual([
    'src/app/pressed/admin.test.ts',
    'src/app/pressed/recruiter.test.ts',
  ]);
  expect(leftOut('all', patterns)).toEqual([]);
});

it('what mutation tests run is in the core, so it detects as many mutations', () => {
  const tests = Object.values(groups).flatMap((group) => group.tests);
  expect(globSync(tests).length).toBeGreaterThan(20);
  expect(leftOut('core', tests)).toEqual([]);
});
