import type { Language } from '../contract/languages.ts';
import { fill } from '../words/fill.ts';
import { html, type Markup } from '../words/html.ts';
import { sayPay, sayText } from '../words/sayValue.ts';
import { translateBy } from '../words/translateBy.ts';
import type { JobLinks, JobPage } from './jobPage.ts';
import { type JobTexts, jobTexts, onDay } from './jobTexts.ts';
import { jobsPerPage, type PublicJob } from './publicJob.ts';

type Found = { jobs: readonly PublicJob[]; total: number; q: string; page: number };

/** Open jobs, newest first, in pages, with a plain search form. */
export const pageOfJobs = (found: Found, language: Language, links: JobLinks): JobPage => {
  const texts = jobTexts(language);
  const { jobs, total, q } = found;
  return {
    path: 'jobs',
    title: texts.title,
    description: texts.description,
    main: html`<h1>${texts.title}</h1>
      <p class="section-lead">${texts.lead}</p>
      <form class="job-search" role="search" action="${links.list(language)}">
        <input type="search" name="q" value="${q}" maxlength="80" aria-label="${texts.search}" placeholder="${texts.search}">
        <button class="button primary">${texts.find}</button>
      </form>
      ${total === 0 ? noneFound(texts, language, links) : listOf(jobs, texts, language, links)}
      ${total > 0 && pager(found, texts, language, links)}
      ${feedLine(q, texts, language, links)}`,
  };
};

const feedLine = (q: string, texts: JobTexts, language: Language, links: JobLinks) => {
  const address = links.feed?.(language, q && `?${new URLSearchParams({ q })}`);
  return address ? html`<p class="quiet-line"><a href="${address}">${texts.feed}</a></p>` : null;
};

const noneFound = (texts: JobTexts, language: Language, links: JobLinks): Markup => html`<section>
    <h2>${texts.none}</h2>
    <p class="quiet-line">${texts.noneText}</p>
    <p class="ask-actions"><a class="button quiet" href="${links.list(language)}">${texts.clear}</a></p>
  </section>`;

const listOf = (jobs: readonly PublicJob[], texts: JobTexts, language: Language, links: JobLinks): Markup =>
  html`<ul class="job-list">${jobs.map(
    (job) => html`<li>
      <h2><a href="${links.job(language, job.id)}">${job.title}</a></h2>
      <p class="quiet-line">${job.company.name} · ${sayText('location', job.location, language)} · ${texts.types[job.type]} · ${sayPay(job, language) ?? job.salary}</p>
      <ul class="job-skills">${job.skills.slice(0, 3).map((skill) => html`<li>${skill}</li>`)}${
        job.skills.length > 3 &&
        html`<li title="${job.skills.slice(3).join(', ')}">+${job.skills.length - 3}</li>`
      }</ul>
      <p class="quiet-line">${texts.posted}: ${onDay(job.postedDate, language)}${
        job.deadline && html` · ${texts.deadline}: ${onDay(job.deadline, language)}`
      }</p>
    </li>`,
  )}</ul>`;

const pager = ({ total, q, page }: Found, texts: JobTexts, language: Language, links: JobLinks): Markup => {
  const pages = Math.ceil(total / jobsPerPage);
  const to = (other: number) =>
    links.list(language, `?${new URLSearchParams({ ...(q && { q }), page: String(other) })}`);
  return html`<nav class="job-pages" aria-label="${texts.title}">
    <span>${translateBy(texts, language)('found', { smart_count: total, count: total })}</span>
    ${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${texts.earlier}</a>`}
    ${pages > 1 && html`<span>${fill(texts.page, { page, pages })}</span>`}
    ${page < pages && html`<a rel="next" href="${to(page + 1)}">${texts.later}</a>`}
  </nav>`;
};
