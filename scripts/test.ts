import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOf, timed } from './testing/cpuSeconds.ts';
import type { Figures } from './testing/figures.ts';
import { type TestPart, tagsFilter } from './testing/partOf.ts';
import { type Outcome, summarize } from './testing/summary.ts';
import { countTree } from './testing/treeTime.ts';

/** A part that runs tests writes its figures to the file with that name. */
type Part = { name: string; command: string[]; env?: Record<string, string>; figures?: string };

const root = fileURLToPath(new URL('../', import.meta.url));
const program = (name: string, ...words: string[]) => [`node_modules/.bin/${name}`, ...words];
const reporter = fileURLToPath(new URL('testing/figures.ts', import.meta.url));

const vitest = (part: TestPart, name: string, projects: string[], ...words: string[]): Part => ({
  name,
  command: program(
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--maxWorkers=2', '--reporter=default', `--reporter=${reporter}`, ...tagsFilter[part], ...words],
  ),
  env: { TEST_PART: part },
  figures: `${root}.cache/tests/${part}-${projects.join('-')}.json`,
});

const style = { name: 'format and lint', command: program('biome', 'ci', '.') };
/** One thread, because tests use the other core, and each further thread repeats much of the work. */
const types = { name: 'types', command: program('tsc', '--singleThreaded') };
const build = (...named: string[]) => ({
  name: 'build',
  command: [process.execPath, 'scripts/buildForTests.ts', ...named],
});

/** The commit where the branch left main, or the last commit if there is no main. */
const base = () => {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
};
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
const changedStyle = (): Part => {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return {
    name: `format and lint of ${changed.length} changed files`,
    command: program(
      'biome',
      'ci',
      '--no-errors-on-unmatched',
      ...(changed.length > 0 ? changed : ['package.json']),
    ),
  };
};

/**
 * The tests, one part after another, and parts that run beside them. Journeys in a browser wait until the tests
 * have ended: side by side, pages loaded so slowly that steps ran out of time.
 */
const projects = ['unit', 'store', 'component', 'server'];
const tests = (part: TestPart): Part[] => [
  vitest(part, 'tests', part === 'core' ? projects : [...projects, 'embedded']),
  vitest(part, 'journeys in a browser', ['e2e']),
];
const plans: Record<string, () => { beside: Part[]; tests: Part[] }> = {
  core: () => ({ beside: [style, types, build('site')], tests: tests('core') }),
  rest: () => ({ beside: [build()], tests: tests('rest') }),
  all: () => ({ beside: [style, types, build()], tests: tests('all') }),
  check: () => ({ beside: [style, types], tests: [vitest('core', 'tests', ['unit', 'store', 'component'])] }),
  quick: () => ({
    beside: [changedStyle(), types],
    tests: [
      vitest('core', 'unit tests', ['unit']),
      vitest('core', 'every route once', ['server'], 'server/routes.test.ts'),
    ],
  }),
};

/**
 * `isQuiet` holds back a part's output until it has ended, so that it is not mixed with that of parallel
 * parts.
 */
const run = async ({ name, command, env, figures }: Part, isQuiet: boolean): Promise<Outcome> => {
  const began = performance.now();
  if (figures) rmSync(figures, { force: true });
  const folder = mkdtempSync(join(tmpdir(), 'talentbench-times-'));
  const times = join(folder, 'times');
  const [file, ...words] = timed(command, times);
  const child = spawn(file, words, {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: '.cache/node',
      ...process.env,
      ...env,
      ...(figures && { TEST_FIGURES: figures }),
    },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const endCount = child.pid === undefined ? undefined : countTree(child.pid);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  if (!isPassed && isQuiet) process.stdout.write(`\n${name} failed:\n${Buffer.concat(printed)}\n`);
  const kept =
    figures && existsSync(figures) ? (JSON.parse(readFileSync(figures, 'utf8')) as Figures) : undefined;
  const waitedFor = existsSync(times) ? cpuSecondsOf(readFileSync(times, 'utf8')) : undefined;
  const counted = endCount?.();
  rmSync(folder, { recursive: true });
  return {
    name,
    milliseconds: performance.now() - began,
    // What the shell has waited for is exact to its end, and the count stops at its last sample.
    cpuSeconds: waitedFor === undefined ? counted : Math.max(waitedFor, counted ?? 0),
    isPartOfCpu: counted === undefined,
    isPassed,
    figures: kept,
  };
};

const oneByOne = async (parts: readonly Part[], isQuiet: boolean): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(await run(part, isQuiet));
  return outcomes;
};

const wanted = process.argv[2] ?? 'core';
const plan = plans[wanted]?.();
if (!plan) throw new Error(`There is no "${wanted}": ${Object.keys(plans).join(', ')}`);
const began = performance.now();
const sideBySide = await Promise.all([oneByOne(plan.beside, true), oneByOne(plan.tests, false)]);
const outcomes = sideBySide.flat();
console.log(`\n${summarize(outcomes, performance.now() - began)}`);
process.exitCode = outcomes.every(({ isPassed }) => isPassed) ? 0 : 1;
