import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = {
  environment: 'node' as const,
  include: ['server/**/*.test.ts'],
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
      { test: { ...server, name: 'server', globalSetup: ['server/testing/onEmbedded.ts'] } },
      {
        test: {
          ...server,
          name: 'postgresql',
          exclude: ['server/database/embedded/**', 'server/process/**'],
          globalSetup: ['server/testing/onGivenPostgres.ts'],
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
