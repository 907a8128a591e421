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
import { inTransactionAs } from '../store/transaction.ts';
import { countView, isRead } from './jobPages/countView.ts';
import { type FramedPage, type Frames, readFrames, sendPage } from './jobPages/frame.ts';
import { jobPosting } from './jobPages/jobPosting.ts';
import { findJob, findOpenJobs, mapOpenJobs } from './jobPages/publicJobs.ts';
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
    return { page: pageOfJobs({ ...found, q, page }, language, serverLinks), status: 200 };
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
