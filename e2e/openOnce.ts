import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, findChromium } from '../scripts/findChromium.ts';
import { spawnServer } from '../server/testing/spawnServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all files is reached; each visitor has a context of their own in it. */
    browserAddress: string;
    /** The sample world's database; each site starts from a copy of it. */
    seededDataDir: string;
  }
}

/** Opens the browser and makes the sample world's database, once for all files. */
export default async ({ provide }: TestProject) => {
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: chromiumArguments });
  provide('browserAddress', browser.wsEndpoint());
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-seed-'));
  provide('seededDataDir', dataDir);
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await server.stop();
  return async () => {
    await browser.close();
    await rm(dataDir, { recursive: true });
  };
};
