import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/startEmbedded.ts';
import { makeTemplate } from './makeTemplate.ts';
import { seedFolder } from './seedFolder.ts';

/**
 * Runs the server's tests on the embedded database, and provides a seeded folder for those that start
 * processes.
 */
export default async ({ provide }: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-'));
  const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: () => {} } });
  provide('templateUrl', await makeTemplate(embedded, 'embedded', new Date('2026-06-15T09:00:00.000Z')));
  provide('databaseKind', 'embedded');
  const seeded = await mkdtemp(join(tmpdir(), 'talentbench-seeded-'));
  await seedFolder(seeded);
  provide('seededDataDir', seeded);
  return async () => {
    await embedded.stop();
    for (const folder of [dataDir, seeded]) await rm(folder, { recursive: true });
  };
};
