import type { TestProject } from 'vitest/node';
import { makeTemplate } from './makeTemplate.ts';
import { startPlainPostgres } from './plainPostgres.ts';

/**
 * Runs the server's tests on a PostgreSQL as customers provide it: that of TEST_DATABASE_URL, or a temporary
 * cluster whose owner is not a superuser.
 */
export default async ({ provide }: TestProject) => {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? { url: given, stop: async () => {} } : await startPlainPostgres();
  provide('templateUrl', await makeTemplate(started, 'postgresql', new Date('2026-06-15T09:00:00.000Z')));
  provide('databaseKind', 'postgresql');
  return started.stop;
};
