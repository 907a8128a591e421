import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CrewQuestion } from '../../application/crews.ts';
import { rankCandidates } from '../../application/ranked.ts';
import { withOpenings } from '../../application/rollOffFit.ts';
import { readSearch } from '../../application/searches.ts';
import { scopesOf } from '../../domain/access/can.ts';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { NotReady, Refusal, RowMissing } from '../../domain/errors.ts';
import { withKnownCriteria } from '../../domain/matching/addedCriteria.ts';
import { type CrewFit, mostCrews, noCrews } from '../../domain/matching/crew/crew.ts';
import { type Applicants, rankApplicants } from '../../domain/matching/market/applicants.ts';
import { checkMatching } from '../../domain/matching/market/asking.ts';
import { jobCriteria } from '../../domain/matching/market/jobCriteria.ts';
import { recordOf, shownOf } from '../../domain/matching/market/keptRecord.ts';
import { marketRow } from '../../domain/matching/market/marketProfile.ts';
import { mostLookedAt, providerFitCriteria } from '../../domain/matching/market/providerFit.ts';
import type { ExchangeRatesKnown, Recommend } from '../../domain/matching/market/recommend.ts';
import { mostFitting, type RequestFit } from '../../domain/matching/market/requestFit.ts';
import type { RollOffFit } from '../../domain/matching/market/rollOffFit.ts';
import { checkFeature } from '../../domain/settings/checkFeature.ts';
import { operations } from '../../operations/index.ts';
import { takeOne } from '../requests/allowance.ts';
import { admit, type GuardOptions, inSession, send } from '../requests/guard.ts';
import { rememberAnswer } from '../requests/idempotency.ts';
import { operate, route } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import {
  keepSearch,
  ownRows,
  quoteCrew,
  readAmong,
  readApplicants,
  readComparison,
  readCrewAsked,
  readCrewPool,
  readCrewsAsked,
  readProviderFit,
  readQuoteFeedback,
  readRankable,
  readRequestFit,
  readRollOffs,
} from '../store/change.ts';
import { showRow } from '../store/rows.ts';

/** Searches and scores. No transaction is open while matching computes them. */
export const matchingRoutes = (app: FastifyInstance, options: GuardOptions) => {
  route(app, operations.recommend, async (request, reply, read) => {
    const asked = await inSession(options, request, (work) => readSearchAsked(work, read));
    const found = await matchingOf(options).recommend(asked, options.clock());
    if (asked.filteredOutBy) return send(reply, { body: shownOf(recordOf(found)) });
    const answer = await inSession(options, request, (work) =>
      rememberAnswer(work, request, async () => ({ status: 201, body: await keepSearch(work, found) })),
    );
    return send(reply, answer);
  });
  operate(app, options, operations.keptSearch, async (work, { id }) => {
    checkFeature(work.platform.features, 'aiRecommendations');
    const row = await showRow(work.transaction, 'searches', scopesOf(work.actor, 'show', 'searches'), id);
    return readSearch(row, work, ownRows(work));
  });
  route(app, operations.knownNames, async (request, reply, read) => {
    const { names } = await inSession(options, request, async (work) => {
      checkMatching(work.actor);
      const asked = read();
      await takeOne(work, 'searches', String(work.actor.userId));
      return asked;
    });
    return send(reply, { body: { names: await matchingOf(options).knownNames(names, options.clock()) } });
  });
  route(app, operations.scores, async (request, reply, read) => {
    const { criteria, people } = await inSession(options, request, async (work) => {
      checkMatching(work.actor);
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      const { jobId, ids } = read();
      return { criteria: jobCriteria(await jobOf(work, jobId)), people: ids };
    });
    return send(reply, { body: await matchingOf(options).scores(criteria, people, options.clock()) });
  });
  route(app, operations.ranked, async (request, reply, read) => {
    await admit(options, request);
    const body = await rankCandidates(read(), {
      readRankable: (asked) =>
        inSession(options, request, async (work) => {
          if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
          return readRankable(work, asked);
        }),
      readAmong: (query, ids) => inSession(options, request, (work) => readAmong(work, query, ids)),
      order: (criteria, ids, top) => matchingOf(options).order(criteria, ids, top, options.clock()),
    });
    return send(reply, { body });
  });
  route(app, operations.requestFit, async (request, reply, read) => {
    const { criteria, ids } = await inSession(options, request, async (work) => {
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      return readRequestFit(work, read().id);
    });
    const matches = await matchingOf(options).best(criteria, ids, mostFitting, options.clock());
    return send(reply, { body: { matches } satisfies RequestFit });
  });
  route(app, operations.rollOffFit, async (request, reply) => {
    const radar = await inSession(options, request, async (work) => {
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      return readRollOffs(work);
    });
    const criteria = radar.asked.map((one) => one.criteria);
    const matches =
      radar.rows.length === 0
        ? {}
        : await matchingOf(options).scoreRows(criteria, radar.rows.map(marketRow), options.clock());
    return send(reply, { body: withOpenings(radar, matches) satisfies RollOffFit });
  });
  route(app, operations.providerFit, async (request, reply, read) => {
    const asked = await inSession(options, request, async (work) => {
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      return read();
    });
    const search = { criteria: providerFitCriteria(asked), top: mostLookedAt };
    const { matches } = await matchingOf(options).recommend(search, options.clock());
    const body = await inSession(options, request, (work) => readProviderFit(work, matches));
    return send(reply, { body });
  });
  route(app, operations.comparison, async (request, reply, read) => {
    const { asked, providers } = await inSession(options, request, async (work) => {
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      return readComparison(work, read().id);
    });
    const scores = await Promise.all(
      asked.map(({ criteria, ids }) =>
        options.matching?.scores(criteria, ids, options.clock()).catch(notReady),
      ),
    );
    return send(reply, { body: { providers, scores: Object.assign({}, ...scores) } });
  });
  /** The people are read in one transaction before and one after they are scored. */
  const crewsFor = async (
    request: FastifyRequest,
    readAsked: (work: Work) => Promise<CrewQuestion>,
    most: number,
  ): Promise<CrewFit> => {
    const question = await inSession(options, request, async (work) => {
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      return readAsked(work);
    });
    const { open, ids, top } = question;
    if (open.length === 0) return noCrews;
    const criteria = open.map((one) => one.criteria);
    const fitting = await matchingOf(options).fitting(criteria, ids, top, options.clock());
    const pool = await inSession(options, request, (work) => readCrewPool(work, question, fitting));
    return matchingOf(options).crews(pool, most, options.clock());
  };
  route(app, operations.requisitionCrews, async (request, reply, read) => {
    const body = await crewsFor(
      request,
      (work) => {
        checkMatching(work.actor);
        return readCrewsAsked(work, read());
      },
      mostCrews,
    );
    return send(reply, { body });
  });
  route(app, operations.requestCrew, async (request, reply, read) =>
    send(reply, { body: await crewsFor(request, (work) => readCrewAsked(work, read().id), 1) }),
  );
  operate(app, options, operations.quoteCrew, (work, asked) => quoteCrew(work, asked));
  operate(app, options, operations.quoteFeedback, (work, { id }) => readQuoteFeedback(work, id));
  route(app, operations.applicants, async (request, reply, read) => {
    const { asked, criteria, applications, all } = await inSession(options, request, async (work) => {
      checkMatching(work.actor);
      if (work.platform.features.rateLimiting) await takeOne(work, 'scores', work.actor.userId);
      const asked = read();
      return { asked, ...(await readApplicants(work, asked.id)) };
    });
    const ids = applications.map(({ candidateId }) => candidateId);
    const matches = (await options.matching?.scores(criteria, ids, options.clock()).catch(notReady)) ?? null;
    return send(reply, {
      body: { ...rankApplicants(applications, matches, asked), all } satisfies Applicants,
    });
  });
};

/** A list that is still useful without scores is shown without them. */
const notReady = (error: unknown): null => {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
};

const matchingOf = ({ matching }: GuardOptions) => {
  if (!matching) throw NotReady('server.matching-starting');
  return matching;
};

const readSearchAsked = async (
  work: Work,
  read: () => Recommend,
): Promise<Recommend & ExchangeRatesKnown> => {
  checkMatching(work.actor);
  checkFeature(work.platform.features, 'aiRecommendations');
  const asked = read();
  if (asked.jobId) await jobOf(work, asked.jobId);
  await takeOne(work, 'searches', String(work.actor.userId));
  return { ...asked, criteria: withKnownCriteria(asked.criteria), rates: work.platform.exchangeRates };
};

const jobOf = async ({ transaction, actor }: Work, id: string): Promise<Job> => {
  const job = await showRow(transaction, 'jobs', scopesOf(actor, 'show', 'jobs'), id);
  if (!job) throw RowMissing(nounOf('jobs'));
  return job as Job;
};
