import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

type Step = { path: string; added: string[] };

/** The files of a page in order, each with the lines of the excerpt below it. */
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

describe('“Add a noun” in the README', () => {
  const recipe = /### Add a noun\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';

  it('names the lists of personal data, from which erasure and export follow', () => {
    for (const list of ['personalDataPlaces', 'ownRow'])
      expect(recipe).toContain(`\`domain/privacy/${list}.ts\``);
  });

  it('names files and pages that exist', () => {
    const paths = [...recipe.matchAll(/`([\w./-]+\/[\w.-]*)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe.each([
  {
    page: 'docs/walkthrough.md',
    least: 40,
    named: /workplace/i,
    used: /\bworkplaces\b(?!\.ts)|\bnotWorkplace\b/,
    /** The workplace of a job is another field. */
    others: /^domain\/(?:jobAds|jobPages)\//,
  },
  {
    page: 'docs/walkthrough-noun.md',
    least: 60,
    named: /dispute/i,
    used: /\bdisputes\b/i,
    /** The text of a sample job. */
    others: /^fixtures\/jobs\.ts$/,
  },
])('$page', ({ page, least, named, used, others }) => {
  const steps = stepsOf(read(page));
  const files = new Set(steps.map(({ path }) => path));

  it('lists each file once', () => {
    expect(steps.length).toBeGreaterThan(least);
    expect([...files]).toHaveLength(steps.length);
  });

  it.each(steps)('names $path, which exists, has the word and the excerpt', ({ path, added }) => {
    expect(existsSync(path)).toBe(true);
    const text = read(path);
    expect(text).toMatch(named);
    const lines = text.split('\n').map((line) => line.trim());
    expect(added.filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('names every file of the product that uses it', () => {
    const missing = globSync('{application,domain,fixtures,operations,plugins,server,src}/**/*.{ts,tsx}')
      .filter((path) => !files.has(path) && !others.test(path))
      .filter((path) => used.test(read(path)));
    expect(missing).toEqual([]);
  });
});
