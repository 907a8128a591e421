import { defineConfig } from 'vitest/config';

/** Runs the tests of one group, which `scripts/mutate.ts` passes in. */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    ...(process.env.MUTATION_SETUP && { globalSetup: [process.env.MUTATION_SETUP] }),
  },
});
