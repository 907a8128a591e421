import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { dataScript, html, type Markup } from '../../texts/html.ts';
import type { JobPage } from './frame.ts';
import { jobPosting } from './jobPosting.ts';
import { type JobTexts, jobTexts, onDay } from './jobTexts.ts';
import type { PublicJob } from './publicJobs.ts';

/** The public page of a job, with a link for providers. */
export const pageOfJob = (job: PublicJob, language: Language, site: string): JobPage => {
  const texts = jobTexts(language);
  const path = `jobs/${job.id}`;
  return {
    path,
    title: fill(texts.at, { title: job.title, company: job.company.name }),
    description: (job.description ?? texts.description).replace(/\s+/g, ' ').slice(0, 160),
    data: dataScript(jobPosting(job, `${site}/${language}/${path}`)),
    main: html`<article>
      <a class="back" href="/${language}/jobs">${texts.all}</a>
      <h1>${job.title}</h1>
      <p class="section-lead">${job.company.name} · ${job.location}</p>
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
        <p class="ask-actions"><a class="button primary" href="/provider/jobs/${job.id}/show/apply">${texts.apply}</a></p>
      </section>
    </article>`,
  };
};

const facts = (job: PublicJob, texts: JobTexts, language: Language): Markup[] =>
  [
    [texts.workplace, job.workplace && texts.workplaces[job.workplace]],
    [texts.type, texts.types[job.type]],
    [texts.experience, job.experience],
    [texts.salary, job.salary],
    [texts.openings, job.openings > 1 && String(job.openings)],
    [texts.posted, onDay(job.postedDate, language)],
    [texts.deadline, job.deadline && onDay(job.deadline, language)],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label ?? ''}</dt><dd>${value ?? ''}</dd></div>`);

/** Text for a job that is gone (`closed`), or not found. */
export const pageOfNoJob = (id: string, language: Language, state: 'closed' | 'missing'): JobPage => {
  const texts = jobTexts(language);
  const title = texts[`${state}Title`];
  return {
    path: `jobs/${id}`,
    title,
    description: texts[`${state}Text`],
    main: html`<h1>${title}</h1>
      <p class="section-lead">${texts[`${state}Text`]}</p>
      <p class="ask-actions"><a class="button primary" href="/${language}/jobs">${texts.back}</a></p>`,
  };
};
