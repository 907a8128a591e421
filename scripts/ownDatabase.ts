import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Env, ownerUrl } from '../server/configuration/env.ts';
import { connectOwner, type Owner } from '../server/database/connect.ts';
import { runningUrl, startEmbedded } from '../server/database/embedded/startEmbedded.ts';

export const quiet = { info: () => {}, warn: () => {} };

/** Whether `npm start` would open a database that exists, rather than make one in DATA_DIR. */
export const hasDatabase = (env: Env): boolean =>
  ownerUrl(env) !== undefined || existsSync(join(resolve(env.DATA_DIR), 'postgres'));

/** Connects as the owner of the database that `npm start` would use. */
const connected = async <T>(url: string, work: (owner: Owner) => Promise<T>): Promise<T> => {
  const owner = await connectOwner(url);
  return work(owner).finally(() => owner.end());
};

/** Runs with the database that `npm start` would use, as its owner. An embedded one must not be in use. */
export const withDatabase = async <T>(env: Env, work: (owner: Owner) => Promise<T>): Promise<T> => {
  const url = ownerUrl(env);
  if (url) return connected(url, work);
  const embedded = await startEmbedded({ dataDir: resolve(env.DATA_DIR), log: quiet });
  return connected(embedded.url, work).finally(() => embedded.stop());
};

/** As `withDatabase`, and also beside a server that has the embedded database open. */
export const besideServer = async <T>(env: Env, work: (owner: Owner) => Promise<T>): Promise<T> => {
  const running = ownerUrl(env) ? undefined : await runningUrl(resolve(env.DATA_DIR));
  return running ? connected(running, work) : withDatabase(env, work);
};
