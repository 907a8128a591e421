import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../server/testing/spawnServer.ts';

/** Makes the sample world's database once; each site starts from a copy of it (`openSite.ts`). */
export default async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-seed-'));
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await server.stop();
  process.env.SEEDED_DATA_DIR = dataDir;
  return () => rm(dataDir, { recursive: true });
};
