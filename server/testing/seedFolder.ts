import { asOwner, spawnServer } from './spawnServer.ts';
import { until } from './until.ts';

/** Whether background jobs are due or running, or mails or reports are waiting for them. A mail about a record waits for further steps. */
const isAtWork = `select
  not exists (select from "backgroundJobs")
  or exists (select from "backgroundJobs" where "nextRun" <= now() or "leasedUntil" is not null)
  or exists (select from "mails" where "status" = 'Queued' and coalesce("heldUntil", now()) <= now())
  or exists (select from "reports" r where "status" = 'Processing'
    or ("status" = 'Ready' and not exists (select from "reportParts" p where p."reportId" = r."id"))) as "isAtWork"`;

/**
 * Starts a server on an empty DATA_DIR, and stops it once the background work that the sample world leaves
 * behind is done. Otherwise every server that starts on a copy would do that work again: 7 of its 12 s of CPU.
 */
export const seedFolder = async (dataDir: string): Promise<void> => {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await until(async () => !(await asOwner(dataDir, isAtWork)).rows[0].isAtWork, 300_000, 200);
  await server.stop();
};
