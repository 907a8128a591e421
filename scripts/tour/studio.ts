import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { samplePassword } from '../../fixtures/index.ts';
import { spawnServer } from '../../server/testing/spawnServer.ts';
import { chromiumArguments, findChromium } from '../findChromium.ts';
import { followRequests } from '../untilIdle.ts';

export type View = { width: number; height: number; colorScheme?: 'light' | 'dark' };

export type Studio = {
  browser: Browser;
  /** A separate browser with this size and color scheme. */
  visitor(view: View): Promise<Page>;
  /** Signs this page in as the sample user of a user type. */
  enter(page: Page, userType: UserType): Promise<void>;
  close(): Promise<void>;
};

/** The localStorage entries of a session, written from within the page. */
const hold = (data: { token: string; refreshToken: string; user: Record<string, unknown> }) => {
  localStorage.clear();
  const { userType, companyId } = data.user;
  localStorage.setItem('authToken', data.token);
  localStorage.setItem('refreshToken', data.refreshToken);
  localStorage.setItem('userType', String(userType));
  localStorage.setItem('userData', JSON.stringify(data.user));
  if (companyId) localStorage.setItem('fc', String(companyId));
  localStorage.setItem('loginTimestamp', new Date().toISOString());
};

/** The built site on a real server with fresh sample data, and a browser to visit it. */
export const openStudio = async (): Promise<Studio> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-tour-'));
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  return {
    browser,
    visitor: async ({ width, height, colorScheme = 'light' }) => {
      const viewport = { width, height };
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport,
        colorScheme,
        locale: 'en-US',
      });
      context.setDefaultTimeout(30_000);
      return followRequests(await context.newPage());
    },
    enter: async (page, userType) => {
      const answer = await page.request.post('/api/v1/auth/login', {
        data: { email: `${userType}@talentbench.example`, password: samplePassword },
      });
      await page.goto('/');
      await page.evaluate(hold, ((await answer.json()) as { data: Parameters<typeof hold>[0] }).data);
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
