import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { asOwner, freePort, killDatabase, type Spawned, spawnServer } from '../server/testing/spawnServer.ts';

export type Site = {
  origin: string;
  browser: Browser;
  /** Where this site's server keeps its database. */
  dataDir: string;
  /** A person with a browser of their own. */
  visitor(options?: { width?: number; colorScheme?: 'light' | 'dark' }): Promise<Page>;
  /** Kills server and database at once, and starts them again on the same address. */
  killAndRestart(): Promise<void>;
  /** Restarts the server so many days later, by its clock and its database's. */
  restartLater(days: number): Promise<void>;
  close(): Promise<void>;
};

/** A connection to the browser of all files; closing it closes the contexts that were opened through it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserAddress'));

/** With its owners kept: PostgreSQL runs as an account of its own. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/** The built site on the true server with its embedded database, and a browser. */
export const openSite = async (env: Record<string, string> = {}): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-e2e-'));
  await copyFolder(inject('seededDataDir'), dataDir);
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn', ...env };
  let server: Spawned = await spawnServer(settings);
  const browser = await openBrowser();
  const contexts: BrowserContext[] = [];
  return {
    origin: server.origin,
    browser,
    dataDir,
    visitor: async ({ width = 1366, colorScheme = 'light' } = {}) => {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        locale: 'en-US',
      });
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      return context.newPage();
    },
    killAndRestart: async () => {
      killDatabase(dataDir);
      await server.kill();
      server = await spawnServer(settings);
    },
    restartLater: async (days) => {
      const today = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      await asOwner(dataDir, `alter database talentbench set app.today = '${today}'`);
      await server.stop();
      const later = new URL('../server/testing/daysLater.ts', import.meta.url).href;
      server = await spawnServer({
        ...settings,
        NODE_OPTIONS: `--import=${later}`,
        DAYS_LATER: String(days),
      });
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
