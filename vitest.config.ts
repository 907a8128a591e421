import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stepLimit } from './e2e/stepLimit.ts';
import { LongestFirst } from './scripts/testing/longestFirst.ts';
import { leftOut, nightlyTag, partOf, restTag } from './scripts/testing/partOf.ts';

const part = partOf(process.env.TEST_PART);
/** The tests of a project: those files of these patterns that this part runs. */
const files = (include: string[], exclude: string[] = []) => ({
  include,
  exclude: [...exclude, ...leftOut(part, include)],
  tags: [restTag, nightlyTag],
});

/** The files of a worker share one thread and the modules they import, and leave nothing behind that another could see. */
const shared = { pool: 'threads' as const, isolate: false };

/** Tests of what a browser runs that want no page. */
const withoutPage = [
  'src/dataProvider/{fakerest,rest}.test.ts',
  'src/dataProvider/browser/*.test.ts',
  'src/demo/handlers.test.ts',
];

/** One limit for all tests of a project: it ends what hangs, and costs nothing else. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Starts, kills and builds of servers take longer on a busy machine. */
const longLimits = { testTimeout: 300_000, hookTimeout: 300_000 };

const server = { ...shared, ...longLimits, environment: 'node' as const };

/** What only the embedded database can show. */
const onEmbedded = ['server/{database/embedded,process}/**/*.test.ts'];
/** What `server` leaves to the embedded database, unless it runs on a PostgreSQL that is given to it. */
const onEitherDatabase = ['server/database/migrate.test.ts'];
const isPostgresGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.POSTGRES_BIN);

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          ...limits,
          ...files([
            '{domain,application,operations,plugin,plugins,fixtures,pdf,excel,reportFiles,scripts,gallery,bench}/**/*.test.ts',
          ]),
        },
      },
      {
        test: {
          name: 'store',
          environment: 'node',
          ...shared,
          ...limits,
          setupFiles: ['src/testing/withoutPage.ts'],
          ...files(withoutPage),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          // The files of a process share the modules they import. What a page makes and drops in a moment is collected
          // at less cost with more room for it.
          pool: 'forks',
          isolate: false,
          execArgv: ['--max-semi-space-size=64'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:5173/' } },
          setupFiles: ['src/testSetup.ts'],
          ...limits,
          ...files(['src/**/*.test.{ts,tsx}'], withoutPage),
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          globalSetup: ['server/testing/onPostgres.ts'],
          ...files(['server/**/*.test.ts'], [...onEmbedded, ...(isPostgresGiven ? [] : onEitherDatabase)]),
        },
      },
      {
        // The embedded database as users get it: only what depends on which database it is.
        test: {
          ...server,
          pool: 'forks',
          isolate: true,
          name: 'embedded',
          globalSetup: ['server/testing/onEmbedded.ts'],
          ...files([...onEmbedded, ...onEitherDatabase]),
        },
      },
      {
        test: {
          name: 'e2e',
          ...shared,
          ...longLimits,
          expect: { poll: { timeout: stepLimit } },
          environment: 'node',
          globalSetup: ['e2e/openOnce.ts'],
          setupFiles: ['e2e/sayWhatPagesShow.ts'],
          ...files(['e2e/**/*.test.ts']),
        },
      },
    ],
  },
});
