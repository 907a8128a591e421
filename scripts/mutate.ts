import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Installed on demand: 74 MB that nothing else uses. */
const stryker = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const folder = '.cache/mutation';

type Group = { mutate: string[]; tests: string[]; setup?: string };

/** The code that decides about permissions and money, with the tests that should detect each mutation. */
const groups: Record<string, Group> = {
  access: {
    mutate: ['domain/access/**/*.ts', '!domain/access/**/*.test.ts'],
    tests: ['domain/access/**/*.test.ts'],
  },
  guard: {
    mutate: ['server/requests/guard.ts'],
    tests: ['server/requests/guard.test.ts'],
    setup: 'server/testing/onPostgres.ts',
  },
  money: {
    mutate: [
      'domain/billing/*.ts',
      '!domain/billing/*.test.ts',
      'domain/change/billing/{cardExpiry,ledger,pause,payInvoice,planChange,planStep,renewal,termEnd}.ts',
      'domain/change/behaviors/paymentMethods.ts',
      'domain/contract/billing/{cardExpiry,invoiceBalance,planInForce,planPrices,planTerms,transactionFaults}.ts',
      'domain/contract/deals/contractFigures.ts',
      'domain/insight/{contractFigures,hireCost}.ts',
      'domain/insight/platform/{billingOverview,owedInvoices,revenueTrend}.ts',
      'src/components/fields/formatMoney.ts',
      'src/components/inputs/amounts.ts',
    ],
    tests: [
      'domain/billing/*.test.ts',
      'domain/change/billing/{ledger,pause,payInvoice,payment,planChange}.test.ts',
      'domain/contract/deals/contracts.test.ts',
      'domain/contract/billing/{invoiceBalance,planPrices,planTerms,transactionFaults}.test.ts',
      'domain/insight/{contractFigures,hireCost}.test.ts',
      'domain/insight/platform/{billingFigures,revenueTrend}.test.ts',
      'src/components/fields/formatMoney.test.ts',
      'src/components/inputs/amounts.test.ts',
    ],
  },
  /** Separate from money, because its tests load the effects of every noun. */
  billing: {
    mutate: ['application/jobs/billing.ts', 'domain/change/billing/monthlyBill.ts'],
    tests: ['application/jobs/billing.test.ts'],
  },
};

const given = process.argv.slice(2);
/** Passed to Stryker, such as `--concurrency=1`. */
const options = given.filter((one) => one.startsWith('-'));
const [asked, ...files] = given.filter((one) => !one.startsWith('-'));

/** Whether the tests of a group reach the required mutation score. Results for unchanged code are reused. */
const run = (name: string, { mutate, tests, setup }: Group): boolean => {
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
      thresholds: { high: 100, low: 90, break: 90 },
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
