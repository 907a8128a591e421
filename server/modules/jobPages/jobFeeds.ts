import type { Language } from '../../../domain/contract/languages.ts';
import { serverLinks } from '../../../domain/jobPages/jobPage.ts';
import { jobTexts } from '../../../domain/jobPages/jobTexts.ts';
import type { PublicJob } from '../../../domain/jobPages/publicJob.ts';
import { escapeHtml, html, type Markup } from '../../../domain/words/html.ts';
import { sayPay } from '../../../domain/words/sayValue.ts';
import { leaf, literal, mark, node, xmlDocument } from '../../../domain/words/writeXml.ts';
import { placeOf } from './whereJobIs.ts';

const atomType = 'application/atom+xml';

/** A link in the head of a page, from which readers find its feed. */
export const feedLink = (href: string, title: string): Markup =>
  html`<link rel="alternate" type="${atomType}" title="${title}" href="${href}">`;

type Listed = { jobs: readonly PublicJob[]; q: string; now: Date };

/** New open jobs as an Atom feed (RFC 4287), in one language. */
export const atomFeed = ({ jobs, q, now }: Listed, language: Language, site: string): string => {
  const { title } = jobTexts(language);
  const list = `${site}${serverLinks.list(language)}`;
  const query = q && `?${new URLSearchParams({ q })}`;
  const self = `${list}/feed.atom${query}`;
  const newest = jobs.map(({ updatedAt }) => timeOf(updatedAt)).toSorted();
  return xmlDocument(
    'feed',
    { '': 'http://www.w3.org/2005/Atom' },
    leaf('id', self),
    leaf('title', q ? `${title}: ${q}` : title),
    leaf('updated', newest.at(-1) ?? now.toISOString()),
    mark('link', { rel: 'self', type: atomType, href: self }),
    mark('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: `${list}${query}` }),
    ...jobs.map((job) => entry(job, language, site)),
  );
};

const entry = (job: PublicJob, language: Language, site: string): string =>
  node(
    'entry',
    leaf('id', `${site}/jobs/${job.id}`),
    leaf('title', job.title),
    mark('link', {
      rel: 'alternate',
      type: 'text/html',
      href: `${site}${serverLinks.job(language, job.id)}`,
    }),
    leaf('published', `${job.postedDate}T00:00:00Z`),
    leaf('updated', timeOf(job.updatedAt)),
    node('author', leaf('name', job.company.name)),
    ...job.skills.map((skill) => mark('category', { term: skill })),
    leaf('content', lines([job.location, sayPay(job, language) ?? job.salary, job.description ?? '']), {
      type: 'html',
    }),
  );

const timeOf = (time: unknown): string => new Date(String(time)).toISOString();

/** Lines of text as HTML. */
const lines = (texts: readonly string[]): string =>
  texts.filter(Boolean).map(escapeHtml).join('\n').replaceAll('\n', '<br>');

/** The beginning of a feed for job boards, which consists of `boardJob`s and ends with `boardFeedEnd`. */
export const boardFeedStart = (site: string, now: Date): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>',
    leaf('publisher', 'TalentBench'),
    leaf('publisherurl', site),
    leaf('lastBuildDate', now.toISOString()),
    '\n',
  ].join('');
export const boardFeedEnd = '</source>\n';

/**
 * One job for job boards: the elements that Indeed names, and those that LinkedIn names otherwise.
 * https://docs.indeed.com/indeed-apply/xml-feed,
 * https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide
 */
export const boardJob = (job: PublicJob, site: string): string => {
  const { locality, country, isRemote } = placeOf(job);
  const url = `${site}/jobs/${job.id}`;
  const elements: Record<string, string | null> = {
    title: job.title,
    date: `${job.postedDate}T00:00:00Z`,
    referencenumber: job.id,
    requisitionid: job.id,
    partnerJobId: job.id,
    url,
    applyUrl: url,
    company: job.company.name,
    location: job.location,
    city: locality,
    country,
    remotetype: isRemote ? 'Fully remote' : job.workplace === 'Hybrid' ? 'Hybrid remote' : null,
    workplaceTypes: isRemote ? 'Remote' : job.workplace,
    description: lines([job.description ?? `${job.title}, ${job.location}`]),
    salary: sayPay(job, 'en') ?? job.salary,
    jobtype: boardTypes[job.type],
    experience: job.experience,
    skills: job.skills.join(', '),
    expirationdate: job.deadline && `${job.deadline}T23:59:59Z`,
  };
  return `${node('job', ...Object.entries(elements).map(([name, text]) => literal(name, text)))}\n`;
};

const boardTypes = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Contract: 'contract',
  Freelance: 'contract',
} as const;
