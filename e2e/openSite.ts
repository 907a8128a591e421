import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { asOwner, freePort, killDatabase, type Spawned, spawnServer } from '../server/testing/spawnServer.ts';
import { copyFolder } from './copyFolder.ts';
import { stepLimit } from './stepLimit.ts';

export type SiteToRead = {
  origin: string;
  browser: Browser;
  /** A user with a separate browser context. */
  visitor(options?: { width?: number; colorScheme?: 'light' | 'dark' }): Promise<Page>;
  close(): Promise<void>;
};

export type Site = SiteToRead & {
  /** The folder of the server's database. */
  dataDir: string;
  /** Kills the server and the database at once, then starts them again at the same address. */
  killAndRestart(): Promise<void>;
  /** Restarts the server with its clock and the database's moved forward by this many days. */
  restartLater(days: number): Promise<void>;
};

/** A connection to the shared browser; closing it closes the contexts opened through it. */
export const openBrowser = async (): Promise<Browser> => {
  const browser = await chromium.connect(inject('browserAddress'));
  connections.add(browser);
  browser.on('disconnected', () => connections.delete(browser));
  return browser;
};

const connections = new Set<Browser>();
/** The pages of all connections of this worker. */
export const openPages = (): Page[] =>
  [...connections].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));

/** The site shared by all files that make no change visible to the others. */
export const openSiteToRead = async (origin = inject('siteToRead')): Promise<SiteToRead> => {
  const browser = await openBrowser();
  const contexts: BrowserContext[] = [];
  return {
    origin,
    browser,
    visitor: async ({ width = 1366, colorScheme = 'light' } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        locale: 'en-US',
      });
      context.setDefaultTimeout(stepLimit);
      contexts.push(context);
      return context.newPage();
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
    },
  };
};

/** A site with its own server, database and address. */
export const openSite = async (env: Record<string, string> = {}): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-e2e-'));
  await copyFolder(inject('seededDataDir'), dataDir);
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn', ...env };
  let server: Spawned = await spawnServer(settings);
  const site = await openSiteToRead(server.origin);
  return {
    ...site,
    dataDir,
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
      await site.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
