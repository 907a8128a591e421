import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import type { UserType } from '../domain/contract/userTypes.ts';
import { samplePassword, sampleSignIns } from '../fixtures/index.ts';
import { chromiumArguments, findChromium } from '../scripts/findChromium.ts';
import { followRequests } from '../scripts/untilIdle.ts';
import { spawnServer } from '../server/testing/spawnServer.ts';
import { basenames } from '../src/auth/areaPaths.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The built site on a real server with sample data, and a browser. */
export const openSite = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const server = await spawnServer({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  /** A visitor with an empty browser cache, signed in or not. */
  const visitor = async (storageState?: StorageState) => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 900 },
      ...(storageState && { storageState }),
    });
    return followRequests(await context.newPage());
  };
  const close = async () => {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origin: server.origin, dataDir, pid: server.child.pid ?? 0, visitor, close };
};

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The three consoles, each with the browser storage of a user who has just signed in. */
export const consoles = (origin: string) =>
  Promise.all(
    sampleSignIns.map(async ({ email, userType }) => ({
      name: `${userType} console`,
      url: `${origin}${basenames[userType]}/dashboard`,
      session: await signIn(origin, email, userType),
    })),
  );

/** The browser storage of a sample user who has just signed in. */
export const signIn = async (origin: string, email: string, userType: UserType): Promise<StorageState> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: samplePassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string; user: unknown } };
  const held = {
    authToken: data.token,
    refreshToken: data.refreshToken,
    userType,
    userData: JSON.stringify(data.user),
  };
  const localStorage = Object.entries(held).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
};
