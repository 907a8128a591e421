import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The files of a worker share one thread and the modules they import, and leave nothing behind that another could see. */
const shared = { pool: 'threads' as const, isolate: false };

const server = {
  ...shared,
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...shared,
          include: ['{domain,fixtures,pdf,excel,reportFiles,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          // A worker for each file: one that kept the consoles of many files took gigabytes and grew slower.
          pool: 'threads',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:5173/' } },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/database/embedded/**', 'server/process/**'],
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
          include: [
            'server/database/**/*.test.ts',
            'server/process/**/*.test.ts',
            'server/{dataProvider,routes,severalProcesses}.test.ts',
            'server/modules/access.test.ts',
          ],
          globalSetup: ['server/testing/onEmbedded.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/openOnce.ts'],
          // A browser and a server on a busy machine: what fails is tried once more, and the report says so.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
