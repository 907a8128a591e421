import { globSync, readFileSync } from 'node:fs';

/** What every change runs (`npm test`), what runs beside it (`npm run test:rest`), or both with what only the nightly run has time for. */
export type TestPart = 'core' | 'rest' | 'all';

const parts: readonly string[] = ['core', 'rest', 'all'] satisfies TestPart[];
const isPart = (name: string): name is TestPart => parts.includes(name);

/** The part that a run was asked for; all tests unless it says otherwise. */
export const partOf = (name = 'all'): TestPart => {
  if (!isPart(name)) throw new Error(`There is no part "${name}": ${parts.join(', ')}`);
  return name;
};

/** The tag of tests that `npm test` leaves to `npm run test:rest`. */
export const restTag = { name: 'rest', description: 'Run by `npm run test:rest`, not by `npm test`.' };

/** The tag of files that both leave to `npm run test:all`. */
export const nightlyTag = { name: 'nightly', description: 'Run by `npm run test:all` only, as every night.' };

const isNightly = (text: string) => /^\/\/ @module-tag nightly$/m.test(text);
/** A file whose tests all have the tag, and one of whose tests some have it. */
const isWhole = (text: string) => /^\/\/ @module-tag rest$/m.test(text);
const isPartly = (text: string) => /\btags: 'rest'/.test(text);

/** The files of these patterns that a part leaves out: without importing them, as a filter by tags would. */
export const leftOut = (part: TestPart, patterns: readonly string[]): string[] =>
  part === 'all'
    ? []
    : globSync([...patterns], { exclude: ['node_modules/**'] }).filter((path) => {
        const text = readFileSync(path, 'utf8');
        return part === 'core' ? isWhole(text) || isNightly(text) : !isWhole(text) && !isPartly(text);
      });

/** The filter by tags for the tests of the files that remain. */
export const tagsFilter: Record<TestPart, string[]> = {
  core: ['--tags-filter=!rest'],
  rest: ['--tags-filter=rest'],
  all: [],
};
