import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Fetched when it is needed: 74 MB that nobody else needs. */
const stryker = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const folder = '.cache/mutation';

type Group = { mutate: string[]; tests: string[]; setup?: string };

/** What decides about rights and money, each with the tests that are to notice when it changes. */
const groups: Record<string, Group> = {
  access: {
    mutate: ['domain/access/**/*.ts', '!domain/access/**/*.test.ts'],
    tests: ['domain/access/**/*.test.ts'],
  },
  guard: {
    mutate: ['server/guard.ts'],
    tests: ['server/guard.test.ts'],
    setup: 'server/testing/onPostgres.ts',
  },
  money: {
    mutate: [
      'domain/billing/{payInvoice,paidAhead,monthlyRun}.ts',
      'domain/change/ledger.ts',
      'domain/contract/{contractFigures,invoiceStanding,planPrices}.ts',
      'domain/insight/contractFigures.ts',
    ],
    tests: [
      'domain/billing/*.test.ts',
      'domain/change/ledger.test.ts',
      'domain/contract/{contracts,invoiceStanding,planPrices}.test.ts',
      'domain/insight/contractFigures.test.ts',
    ],
  },
};

/** Whether the tests of a group notice enough of the changes. Unchanged code is not tried again. */
const run = (name: string, { mutate, tests, setup }: Group, files: string[]): boolean => {
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
      // TypeScript 7 has no programming interface, which Stryker would rewrite tsconfig.json with.
      tsconfigFile: 'none',
      reporters: ['clear-text', 'progress-append-only'],
      clearTextReporter: { allowColor: false, reportTests: false },
      tempDirName: '.cache/stryker',
      timeoutMS: 60_000,
      thresholds: { high: 100, low: 90, break: 90 },
    }),
  );
  console.log(`\n${name}`);
  const packages = stryker.flatMap((one) => ['--package', one]);
  const { status } = spawnSync('npx', ['--yes', ...packages, '--', 'stryker', 'run', config], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests.join(' '), MUTATION_SETUP: setup ?? '' },
  });
  return status === 0;
};

const [asked, ...files] = process.argv.slice(2);
const failed = Object.entries(groups)
  .filter(([name]) => asked === undefined || asked === name)
  .filter(([name, group]) => !run(name, group, files));
process.exitCode = failed.length > 0 ? 1 : 0;
