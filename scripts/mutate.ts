import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Group, groups } from './mutate/groups.ts';

/** Installed on demand: 74 MB that nothing else uses. */
const stryker = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const folder = '.cache/mutation';

const given = process.argv.slice(2);
/** Passed to Stryker, such as `--concurrency=1`. */
const options = given.filter((one) => one.startsWith('-'));
const [asked, ...files] = given.filter((one) => !one.startsWith('-'));

/** Whether the tests of a group reach the required mutation score. Results for unchanged code are reused. */
const run = (name: string, { mutate, tests, setup, least = 90 }: Group): boolean => {
  const config = `${folder}/${name}.config.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      mutate: files.length > 0 ? files : mutate,
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      incremental: true,
      incrementalFile: `${folder}/${name}.json`,
      // Stryker rewrites tsconfig.json with TypeScript's API, which TypeScript 7 does not have.
      tsconfigFile: 'none',
      reporters: ['clear-text', 'progress-append-only'],
      clearTextReporter: { allowColor: false, reportTests: false },
      tempDirName: '.cache/stryker',
      timeoutMS: 60_000,
      thresholds: { high: 100, low: least, break: least },
    }),
  );
  console.log(`\n${name}`);
  const packages = stryker.flatMap((one) => ['--package', one]);
  const { status } = spawnSync('npx', ['--yes', ...packages, '--', 'stryker', 'run', config, ...options], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests.join(' '), MUTATION_SETUP: setup ?? '' },
  });
  return status === 0;
};

const failed = Object.entries(groups)
  .filter(([name]) => asked === undefined || asked === name)
  .filter(([name, group]) => !run(name, group));
process.exitCode = failed.length > 0 ? 1 : 0;
