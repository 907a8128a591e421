import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = {
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
          include: ['{domain,fixtures,pdf,excel,reportFiles,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          // Threads start sooner than processes: a run of all takes a sixth less.
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
          globalSetup: ['e2e/seedOnce.ts'],
          // A browser and a server on a busy machine: what fails is tried once more, and the report says so.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
