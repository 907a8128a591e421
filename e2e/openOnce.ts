import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, findChromium } from '../scripts/findChromium.ts';
import { seedFolder } from '../server/testing/seedFolder.ts';
import { spawnServer } from '../server/testing/spawnServer.ts';
import { copyFolder } from './copyFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint of the browser shared by all files; each visitor has a separate context. */
    browserAddress: string;
    /** The database with the sample data; each site starts from a copy. */
    seededDataDir: string;
    /** The address of the site for files that only read; it runs alongside those of files that write. */
    siteToRead: string;
  }
}

/** Starts the browser and creates the sample database, once for all files. */
export default async ({ provide }: TestProject) => {
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: chromiumArguments });
  provide('browserAddress', browser.wsEndpoint());
  const [dataDir, seededDataDir] = (await Promise.all(
    ['read', 'seed'].map((name) => mkdtemp(join(tmpdir(), `talentbench-${name}-`))),
  )) as [string, string];
  await seedFolder(dataDir);
  await copyFolder(dataDir, seededDataDir);
  provide('seededDataDir', seededDataDir);
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  provide('siteToRead', server.origin);
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
    await Promise.all([dataDir, seededDataDir].map((folder) => rm(folder, { recursive: true })));
  };
};
