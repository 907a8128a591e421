import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { translateBy } from '../../../domain/words/translateBy.ts';
import { html, type Markup } from '../../texts/html.ts';
import type { JobPage } from './frame.ts';
import { type JobTexts, jobTexts, onDay } from './jobTexts.ts';
import { jobsPerPage, type PublicJob } from './publicJobs.ts';

type Found = { jobs: readonly PublicJob[]; total: number; q: string; page: number };

/** Open jobs, newest first, in pages, with a plain search form. */
export const pageOfJobs = (found: Found, language: Language): JobPage => {
  const texts = jobTexts(language);
  const { jobs, total, q } = found;
  return {
    path: 'jobs',
    title: texts.title,
    description: texts.description,
    main: html`<h1>${texts.title}</h1>
      <p class="section-lead">${texts.lead}</p>
      <form class="job-search" role="search" action="/${language}/jobs">
        <input type="search" name="q" value="${q}" maxlength="80" aria-label="${texts.search}" placeholder="${texts.search}">
        <button class="button primary">${texts.find}</button>
      </form>
      ${total === 0 ? noneFound(texts, language) : listOf(jobs, texts, language)}
      ${total > 0 && pager(found, texts, language)}`,
  };
};

const noneFound = (texts: JobTexts, language: Language): Markup => html`<section>
    <h2>${texts.none}</h2>
    <p class="quiet-line">${texts.noneText}</p>
    <p class="ask-actions"><a class="button quiet" href="/${language}/jobs">${texts.clear}</a></p>
  </section>`;

const listOf = (jobs: readonly PublicJob[], texts: JobTexts, language: Language): Markup =>
  html`<ul class="job-list">${jobs.map(
    (job) => html`<li>
      <h2><a href="/${language}/jobs/${job.id}">${job.title}</a></h2>
      <p class="quiet-line">${job.company.name} · ${job.location} · ${texts.types[job.type]} · ${job.salary}</p>
      <ul class="job-skills">${job.skills.slice(0, 3).map((skill) => html`<li>${skill}</li>`)}${
        job.skills.length > 3 &&
        html`<li title="${job.skills.slice(3).join(', ')}">+${job.skills.length - 3}</li>`
      }</ul>
      <p class="quiet-line">${texts.posted}: ${onDay(job.postedDate, language)}${
        job.deadline && html` · ${texts.deadline}: ${onDay(job.deadline, language)}`
      }</p>
    </li>`,
  )}</ul>`;

const pager = ({ total, q, page }: Found, texts: JobTexts, language: Language): Markup => {
  const pages = Math.ceil(total / jobsPerPage);
  const to = (other: number) =>
    `/${language}/jobs?${new URLSearchParams({ ...(q && { q }), page: String(other) })}`;
  return html`<nav class="job-pages" aria-label="${texts.title}">
    <span>${translateBy(texts, language)('found', { smart_count: total, count: total })}</span>
    ${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${texts.earlier}</a>`}
    ${pages > 1 && html`<span>${fill(texts.page, { page, pages })}</span>`}
    ${page < pages && html`<a rel="next" href="${to(page + 1)}">${texts.later}</a>`}
  </nav>`;
};
