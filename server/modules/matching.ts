import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import type { Job } from '../../domain/contract/jobs.ts';
import { NotFound, NotReady } from '../../domain/errors.ts';
import { checkMatching, readAsked } from '../../domain/matching/market/asking.ts';
import { jobCriteria } from '../../domain/matching/market/jobCriteria.ts';
import { recordOf, shownOf } from '../../domain/matching/market/keptRecord.ts';
import { type Recommend, recommendSchema, scoresSchema } from '../../domain/matching/market/recommend.ts';
import { checkFeature } from '../../domain/settings/features.ts';
import { takeOne } from '../allowance.ts';
import { type GuardOptions, guarded, inSession, send } from '../guard.ts';
import { rememberAnswer } from '../idempotency.ts';
import { showRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { keepSearch, readSearch } from './matching/keptSearches.ts';

/** Searches and scores. No transaction is open while the matching works them out. */
export const matchingRoutes = (app: FastifyInstance, options: GuardOptions) => {
  app.post(
    '/api/v1/matching/searches',
    { config: { access: { noun: 'searches', verb: 'list' } } },
    (request, reply) => recommend(options, request, reply),
  );
  app.get(
    '/api/v1/matching/searches/:id',
    { config: { access: { noun: 'searches', verb: 'show' } } },
    guarded(options, (work, request) => {
      checkFeature(work.platform.features, 'aiRecommendations');
      return readSearch(work, request);
    }),
  );
  app.get(
    '/api/v1/matching/scores',
    { config: { access: { noun: 'searches', verb: 'list' } } },
    (request, reply) => scores(options, request, reply),
  );
};

const matchingOf = ({ matching }: GuardOptions) => {
  if (!matching) throw NotReady('The matching');
  return matching;
};

const recommend = async (options: GuardOptions, request: FastifyRequest, reply: FastifyReply) => {
  const asked = await inSession(options, request, (work) => readSearchAsked(work, request.body));
  const found = await matchingOf(options).recommend(asked, options.clock());
  if (asked.filteredOutBy) return send(reply, { body: shownOf(recordOf(found)) });
  const answer = await inSession(options, request, (work) =>
    rememberAnswer(work, request, async () => ({ status: 201, body: await keepSearch(work, found) })),
  );
  return send(reply, answer);
};

const readSearchAsked = async (work: Work, body: unknown): Promise<Recommend> => {
  checkMatching(work.actor);
  checkFeature(work.platform.features, 'aiRecommendations');
  const asked = readAsked(recommendSchema, body);
  if (asked.jobId) await jobOf(work, asked.jobId);
  await takeOne(work, 'searches', String(work.actor.userId));
  return asked;
};

const scores = async (options: GuardOptions, request: FastifyRequest, reply: FastifyReply) => {
  const { ids = '', ...query } = request.query as { ids?: unknown };
  const { criteria, people } = await inSession(options, request, async (work) => {
    checkMatching(work.actor);
    if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
    const asked = readAsked(scoresSchema, { ...query, ids: String(ids).split(',').filter(Boolean) });
    return { criteria: jobCriteria(await jobOf(work, asked.jobId)), people: asked.ids };
  });
  return send(reply, { body: await matchingOf(options).scores(criteria, people, options.clock()) });
};

const jobOf = async ({ transaction, actor }: Work, id: string): Promise<Job> => {
  const job = await showRow(transaction, 'jobs', scopesOf(actor, 'show', 'jobs'), id);
  if (!job) throw NotFound('Job Posting');
  return job as unknown as Job;
};
