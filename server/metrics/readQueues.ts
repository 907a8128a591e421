import { isNounName } from '../../domain/contract/index.ts';
import type { Database } from '../database/connect.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';

/**
 * `seconds`: age of the oldest waiting job. `failed`: given up in the last 24 hours; null if the queue never
 * gives up.
 */
type Queue = { queue: string; waiting: number; seconds: number; failed: number | null };

type JobFigures = { name: string; failures: number; durationMs: number | null };

/** How often each background job has failed in a row, and how long its last finished run took. */
export const readJobs = ({ background }: Database): Promise<JobFigures[]> =>
  inTransactionAs(background, 'system', (transaction) => {
    return transaction.query('select "name", "failures", "durationMs" from "backgroundJobs"');
  });

/** Queues shared by all processes. */
export const readQueues = ({ background }: Database): Promise<Queue[]> =>
  inTransactionAs(background, 'delivery', async (transaction) => {
    const letters = await Promise.all([
      read(transaction, 'mails', queued('mails', 'Queued', heldBack)),
      read(transaction, 'webhooks', queued('webhookDeliveries', 'Queued')),
    ]);
    const system = transaction.as('system');
    const others = await Promise.all([
      ...(isNounName('reports') ? [read(system, 'reports', queued('reports', 'Processing'))] : []),
      read(system, 'audit', unsealed),
    ]);
    return [...letters, ...others];
  });

const read = async (transaction: Transaction, queue: string, sql: string): Promise<Queue> => {
  const [row] = await transaction.query<Omit<Queue, 'queue'>>(sql);
  return {
    queue,
    waiting: Number(row?.waiting ?? 0),
    seconds: Math.max(0, Number(row?.seconds ?? 0)),
    failed: row?.failed == null ? null : Number(row.failed),
  };
};

/** Mails that wait on purpose are not late. */
const heldBack = `"heldUntil" > now()`;
const queued = (table: string, status: string, left = 'false') =>
  `select count(*) filter (where "status" = '${status}' and (${left}) is not true) as "waiting",
     extract(epoch from now() - min("createdAt") filter (where "status" = '${status}' and (${left}) is not true)) as "seconds",
     count(*) filter (where "status" = 'Failed') as "failed"
   from "${table}" where "status" = '${status}' or ("status" = 'Failed' and "updatedAt" > now() - interval '24 hours')`;

const unsealed = `select count(*) as "waiting", extract(epoch from now() - min(a."at")) as "seconds"
  from "auditUnsealed" u join "auditLogs" a on a."id" = u."auditId"`;
