import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The files of a worker share one thread and the modules they import, and leave nothing behind that another could see. */
const shared = { pool: 'threads' as const, isolate: false };

/** Tests of what a browser runs that want no page: another environment among them costs a new process. */
const withoutPage = ['src/dataProvider/rest.test.ts', 'src/demo/handlers.test.ts'];

/** What fails on a busy machine is tried once more, and the summary says so. */
const retry = 1;

const server = {
  ...shared,
  environment: 'node' as const,
  retry,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * What the two databases could differ in: `embedded` runs these, and `server` only on a PostgreSQL that is
 * given to it, as its own is the program that is embedded.
 */
const onEitherDatabase = [
  'server/database/{migrate,tables}.test.ts',
  'server/dataProvider.test.ts',
  'server/routes.test.ts',
];
const isPostgresGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.POSTGRES_BIN);

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          testTimeout: 60_000,
          include: [
            '{domain,application,operations,plugin,plugins,fixtures,pdf,excel,reportFiles,scripts,gallery}/**/*.test.ts',
            ...withoutPage,
          ],
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
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: withoutPage,
          setupFiles: ['src/testSetup.ts'],
          retry,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [
            'server/database/embedded/**',
            'server/process/**',
            ...(isPostgresGiven ? [] : onEitherDatabase),
          ],
          globalSetup: ['server/testing/onPostgres.ts'],
        },
      },
      {
        // The embedded database as users get it: only what depends on which database it is.
        test: {
          ...server,
          pool: 'forks',
          isolate: true,
          name: 'embedded',
          include: ['server/{database/embedded,process}/**/*.test.ts', ...onEitherDatabase],
          globalSetup: ['server/testing/onEmbedded.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          ...shared,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/openOnce.ts'],
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
