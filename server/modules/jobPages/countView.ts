import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jobView } from '../../../domain/change/deals/jobView.ts';
import type { PublicJob } from '../../../domain/jobPages/publicJob.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { callerAt } from '../../requests/allowance.ts';
import { type Change, carryOut } from '../../store/change.ts';
import type { Transaction } from '../../store/transaction.ts';

const machine =
  /bot|crawl|spider|slurp|preview|monitor|scan|fetch|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|facebookexternalhit|whatsapp/i;

/**
 * Whether a person is viewing this page: not a bot, a prefetch, or the job's owner using the console's link.
 */
export const isRead = ({ method, headers, query }: FastifyRequest): boolean => {
  const agent = headers['user-agent'] ?? '';
  const early = `${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''}`;
  const own = Object.hasOwn(query as object, 'preview');
  return method === 'GET' && agent !== '' && !machine.test(agent) && !early.includes('prefetch') && !own;
};

/** Counts one view per visitor, job and day. Needs no cookie, and the visitor cannot be identified later. */
export const countView = async (change: Change, job: PublicJob, agent: string): Promise<void> => {
  const salt = await saltOf(change.transaction.as('system'), change.now);
  const viewer = createHash('sha256')
    .update(`${salt} ${job.id} ${callerAt(change.ip)} ${agent}`)
    .digest('hex');
  await carryOut(change, jobView(job, viewer, change.now));
};

/** One salt per day; those of other days are deleted. */
const saltOf = async (transaction: Transaction, now: Date): Promise<string> => {
  const day = utcDay(now);
  const [known] = await transaction.query<{ salt: string }>(
    'select "salt" from "visitSalts" where "day" = $1',
    [day],
  );
  if (known) return known.salt;
  await transaction.query('delete from "visitSalts" where "day" < $1', [day]);
  const [made] = await transaction.query<{ salt: string }>(
    `insert into "visitSalts" ("day", "salt") values ($1, $2)
     on conflict ("day") do update set "salt" = "visitSalts"."salt" returning "salt"`,
    [day, randomBytes(32).toString('base64url')],
  );
  return made?.salt ?? '';
};
