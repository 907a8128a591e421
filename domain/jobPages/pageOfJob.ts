import type { Language } from '../contract/languages.ts';
import { fill } from '../words/fill.ts';
import { html, type Markup } from '../words/html.ts';
import { sayPay, sayText } from '../words/sayValue.ts';
import type { JobLinks, JobPage } from './jobPage.ts';
import { type JobTexts, jobTexts, onDay } from './jobTexts.ts';
import type { PublicJob } from './publicJob.ts';

/** The public page of a job, with a link for providers. */
export const pageOfJob = (job: PublicJob, language: Language, links: JobLinks): JobPage => {
  const texts = jobTexts(language);
  const path = `jobs/${job.id}`;
  return {
    path,
    title: fill(texts.at, { title: job.title, company: job.company.name }),
    description: (job.description ?? texts.description).replace(/\s+/g, ' ').slice(0, 160),
    main: html`<article>
      <a class="back" href="${links.list(language)}">${texts.all}</a>
      <h1>${job.title}</h1>
      <p class="section-lead">${job.company.name} · ${sayText('location', job.location, language)}</p>
      <dl class="job-facts">${facts(job, texts, language)}</dl>
      <section aria-labelledby="skills-title">
        <h2 id="skills-title">${texts.skills}</h2>
        <ul class="job-skills">${job.skills.map((skill) => html`<li>${skill}</li>`)}</ul>
      </section>
      ${
        job.description !== null &&
        html`<section aria-labelledby="about-title">
        <h2 id="about-title">${texts.about}</h2>
        <p class="job-text">${job.description}</p>
      </section>`
      }
      <section class="ask" aria-labelledby="apply-title">
        <h2 id="apply-title">${texts.put}</h2>
        <p class="section-lead">${texts.putText}</p>
        <p class="ask-actions"><a class="button primary" href="${links.apply(job.id)}">${texts.apply}</a></p>
      </section>
    </article>`,
  };
};

const facts = (job: PublicJob, texts: JobTexts, language: Language): Markup[] =>
  [
    [texts.workplace, job.workplace && texts.workplaces[job.workplace]],
    [texts.type, texts.types[job.type]],
    [texts.experience, sayText('experience', job.experience, language)],
    [texts.salary, sayPay(job, language) ?? job.salary],
    [texts.openings, job.openings > 1 && String(job.openings)],
    [texts.posted, onDay(job.postedDate, language)],
    [texts.deadline, job.deadline && onDay(job.deadline, language)],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label ?? ''}</dt><dd>${value ?? ''}</dd></div>`);

/** Text for a job that is gone (`closed`), or not found. */
export const pageOfNoJob = (
  id: string,
  language: Language,
  state: 'closed' | 'missing',
  links: JobLinks,
): JobPage => {
  const texts = jobTexts(language);
  const title = texts[`${state}Title`];
  return {
    path: `jobs/${id}`,
    title,
    description: texts[`${state}Text`],
    main: html`<h1>${title}</h1>
      <p class="section-lead">${texts[`${state}Text`]}</p>
      <p class="ask-actions"><a class="button primary" href="${links.list(language)}">${texts.back}</a></p>`,
  };
};
