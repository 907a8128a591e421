import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

type Step = { path: string; added: string[] };

/** The files of the page in order, each with the lines of the excerpt below it. */
const stepsOf = (page: string): Step[] => {
  const steps: Step[] = [];
  for (const line of page.split('\n')) {
    const files = /^\d+\. (`[^`]+`(?:, `[^`]+`)*):/.exec(line)?.[1];
    if (files) steps.push(...[...files.matchAll(/`(.+?)`/g)].map(([, path = '']) => ({ path, added: [] })));
    const added = /^ +\+(.+)$/.exec(line)?.[1];
    if (added) steps.at(-1)?.added.push(added.trim());
  }
  return steps;
};

const steps = stepsOf(read('docs/walkthrough.md'));
const files = new Set(steps.map(({ path }) => path));

it('The walkthrough lists each file once', () => {
  expect(steps.length).toBeGreaterThan(40);
  expect([...files]).toHaveLength(steps.length);
});

it.each(steps)(
  'The walkthrough names $path, which exists, names the field and has the excerpt',
  ({ path, added }) => {
    expect(existsSync(path)).toBe(true);
    const text = read(path);
    expect(text).toMatch(/workplace/i);
    const lines = text.split('\n').map((line) => line.trim());
    expect(added.filter((line) => !lines.includes(line))).toEqual([]);
  },
);

it('The walkthrough leaves out no file of the product that uses the field', () => {
  /** The workplace of a job, which a candidate's is not. */
  const ofJobs = /^domain\/(?:jobAds|jobPages)\//;
  const missing = globSync('{application,domain,fixtures,operations,plugins,server,src}/**/*.{ts,tsx}')
    .filter((path) => !files.has(path) && !ofJobs.test(path))
    .filter((path) => /\bworkplaces\b(?!\.ts)|\bnotWorkplace\b/.test(read(path)));
  expect(missing).toEqual([]);
});
