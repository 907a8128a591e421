import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../domain/access/can.ts';
import { isPlain } from '../../domain/contract/fields.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { tidyLine } from '../../domain/contract/plainText.ts';
import { serverLinks } from '../../domain/jobPages/jobPage.ts';
import { pageOfJob, pageOfNoJob } from '../../domain/jobPages/pageOfJob.ts';
import { pageOfJobs } from '../../domain/jobPages/pageOfJobs.ts';
import { stateOfPage } from '../../domain/jobPages/publicJob.ts';
import { utcDay } from '../../domain/time/days.ts';
import { dataScript } from '../../domain/words/html.ts';
import { reading } from '../store/reading.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { countView, isRead } from './jobPages/countView.ts';
import { type FramedPage, type Frames, readFrames, sendPage } from './jobPages/frame.ts';
import { atomFeed, boardFeedEnd, boardFeedStart, boardJob, feedLink } from './jobPages/jobFeeds.ts';
import { jobPosting } from './jobPages/jobPosting.ts';
import { everyOpenJob, findJob, findOpenJobs, mapOpenJobs } from './jobPages/publicJobs.ts';
import { siteMapOfJobs } from './jobPages/siteMapOfJobs.ts';
import type { AppOptions } from './options.ts';
import { negotiate } from './site/publicPages.ts';

type Options = AppOptions & { site: URL };
type Answer = { page: FramedPage; status: number };
type Page = (request: FastifyRequest, language: Language, site: string) => Promise<Answer>;

/** Public pages of open jobs: `/jobs` and `/jobs/JOB-001`, in the visitor's language or that of the URL. */
export const jobPages = (app: FastifyInstance, options: Options) => {
  const frames = readFrames(options.site);
  if (frames.size === 0) return;
  const one = '/jobs/:id(^JOB-\\d{1,15}$)';
  const siteOf = options.publicUrl ?? (() => '');
  const shared = { frames, siteOf };
  route(app, shared, ['/jobs', '/jobs/'], listPage(options));
  route(app, shared, [one], jobPage(options));
  app.get('/sitemap-jobs.xml', async (_request, reply) => {
    const day = utcDay(options.clock());
    const jobs = await reading(options.database, 0, (transaction) =>
      mapOpenJobs(transaction.as('system'), day),
    );
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    return siteMapOfJobs(jobs, siteOf());
  });
  feeds(app, options, siteOf);
};

/** New jobs for feed readers, and all of them, or those of some companies, for job boards. */
const feeds = (app: FastifyInstance, { database, clock }: Options, siteOf: () => string) => {
  const ask = <T>(work: (transaction: Transaction) => Promise<T>) =>
    reading(database, 0, (transaction) => work(transaction.as('system')));
  const atom =
    (language: (request: FastifyRequest) => Language) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { q } = askedList(request.query as Record<string, unknown>);
      const now = clock();
      const found = await ask((transaction) => findOpenJobs(transaction, { day: utcDay(now), q, page: 1 }));
      reply.header('cache-control', 'no-cache').type('application/atom+xml; charset=utf-8');
      return atomFeed({ ...found, q, now }, language(request), siteOf());
    };
  app.get(
    '/jobs/feed.atom',
    atom((request) => negotiate(request, [...languages]) as Language),
  );
  for (const language of languages)
    app.get(
      `/${language}/jobs/feed.atom`,
      atom(() => language),
    );
  app.get('/jobs/feed.xml', async (request, reply) => {
    const { company } = request.query as { company?: string | string[] };
    const now = clock();
    const site = siteOf();
    const parts = everyOpenJob(ask, utcDay(now), company === undefined ? null : [company].flat());
    // Before anything is sent, so that a failure is still one for the reader.
    let part = await parts.next();
    const written = async function* () {
      yield boardFeedStart(site, now);
      for (; !part.done; part = await parts.next())
        yield part.value.map((job) => boardJob(job, site)).join('');
      yield boardFeedEnd;
    };
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    return reply.send(Readable.from(written()));
  });
};

type Shared = { frames: Frames; siteOf: () => string };

const route = (
  app: FastifyInstance,
  { frames, siteOf }: Shared,
  addresses: readonly string[],
  page: Page,
) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    const frame = frames.get(language) ?? [...frames.values()][0];
    if (!frame) return reply;
    const site = siteOf();
    const made = await page(request, language, site);
    return sendPage(request, reply, { frame, language, site, ...made });
  };
  for (const address of addresses) {
    app.get(address, (request, reply) =>
      answer(request, reply, negotiate(request, [...frames.keys()]) as Language),
    );
    for (const language of languages)
      app.get(`/${language}${address}`, (request, reply) => answer(request, reply, language));
  }
};

const listPage =
  ({ database, clock }: Options): Page =>
  async (request, language) => {
    const { q, page } = askedList(request.query as Record<string, unknown>);
    const found = await reading(database, 0, (transaction) =>
      findOpenJobs(transaction.as('system'), { day: utcDay(clock()), q, page }),
    );
    const made = pageOfJobs({ ...found, q, page }, language, serverLinks);
    return { page: { ...made, data: feedLink(`/${language}/jobs/feed.atom`, made.title) }, status: 200 };
  };

const mostPages = 500;

/** Invalid search terms are ignored, as a page has no way to refuse them. */
const askedList = (asked: Record<string, unknown>) => {
  const words = typeof asked.q === 'string' && isPlain(asked.q) ? tidyLine(asked.q).trim().slice(0, 80) : '';
  const page = Number(asked.page ?? 1);
  return { q: words, page: Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1 };
};

const jobPage =
  ({ database, clock }: Options): Page =>
  async (request, language, site) => {
    const { id } = request.params as { id: string };
    const now = clock();
    return inTransactionAs(database, 'system', async (transaction) => {
      const job = await findJob(transaction, id);
      const stands = stateOfPage(job, utcDay(now));
      if (!job || stands !== 'open')
        return {
          page: pageOfNoJob(id, language, stands === 'closed' ? 'closed' : 'missing', serverLinks),
          status: stands === 'closed' ? 410 : 404,
        };
      const change = {
        transaction,
        now,
        ip: request.ip,
        name: 'Visitor',
        actor: visitor,
        rights: 'visitor',
      } as const;
      if (isRead(request)) await countView(change, job, request.headers['user-agent'] ?? '');
      const data = dataScript(jobPosting(job, `${site}${serverLinks.job(language, job.id)}`));
      return { page: { ...pageOfJob(job, language, serverLinks), data }, status: 200 };
    });
  };
