import { readExperience } from '../../../domain/contract/experienceRange.ts';
import type { Job } from '../../../domain/contract/jobs.ts';
import { daysBetween } from '../../../domain/insight/freshness.ts';
import type { Recommendations, RecommendInput } from '../../../domain/matching/market/recommend.ts';
import { type Start, startNeeded, starts } from '../../../domain/matching/market/startNeeded.ts';
import { defaultWeights, parts, type Weights } from '../../../domain/matching/weights.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';

/** The criteria as they are typed. `musts` and `only` name skills by what their spellings have in common. */
export type CriteriaForm = {
  jobId: string | null;
  /** A job's description, read where it lists no skills. */
  text: string | null;
  jobTitle: string;
  skills: string[];
  musts: string[];
  experienceFrom: number | null;
  experienceTo: number | null;
  locations: string[];
  availability: Start;
  only: { skills: string[]; free: boolean; range: boolean };
  weights: Weights;
};

export const noCriteria: CriteriaForm = {
  jobId: null,
  text: null,
  jobTitle: '',
  skills: [],
  musts: [],
  experienceFrom: null,
  experienceTo: null,
  locations: [],
  availability: 'immediate',
  only: { skills: [], free: false, range: false },
  weights: defaultWeights,
};

/** What a job asks for. */
export const criteriaOfJob = (
  job: Pick<Job, 'id' | 'title' | 'skills' | 'experience' | 'description'>,
): CriteriaForm => {
  const range = readExperience(job.experience);
  return {
    ...noCriteria,
    jobId: job.id,
    text: job.description,
    jobTitle: job.title,
    skills: job.skills,
    experienceFrom: range?.min ?? null,
    experienceTo: range?.max ?? null,
  };
};

/** Typed criteria as a search. Years without a lower end are from nought on. */
export const askedOf = (form: CriteriaForm, today: string): RecommendInput => {
  const { jobId, text, jobTitle, skills, musts, only, weights } = form;
  const startBy = startNeeded(form.availability, today);
  const experience = rangeOf(form);
  return {
    jobId,
    criteria: {
      title: jobTitle.trim() || null,
      skills: skills.map((name) => ({ name, must: musts.includes(skillKey(name)) })),
      text: skills.length === 0 ? text : null,
      experience,
      startBy,
      filters: {
        skills: skills.filter((name) => only.skills.includes(skillKey(name))),
        locations: form.locations,
        freeBy: only.free ? startBy : null,
        experience: only.range ? experience : null,
      },
      weights: isUsual(weights) ? null : weights,
    },
  };
};

/** The experience that is asked for, if any. */
export const rangeOf = ({ experienceFrom, experienceTo }: CriteriaForm) =>
  experienceFrom === null && experienceTo === null ? null : { min: experienceFrom ?? 0, max: experienceTo };

/** Whether nothing is asked for that tells one candidate's fit from another's. */
export const asksNothing = (form: CriteriaForm): boolean =>
  !form.jobTitle.trim() && form.skills.length === 0 && !form.text && !form.experienceFrom;

/** The criteria of a kept search, to be changed and sent again. */
export const criteriaOf = ({ jobId, criteria, at }: Pick<Recommendations, 'jobId' | 'criteria' | 'at'>) => {
  const { title, skills, text, experience, startBy, filters, weights } = criteria;
  const form: CriteriaForm = {
    jobId,
    text: text ?? null,
    jobTitle: title ?? '',
    skills: skills.map(({ name }) => name),
    musts: skills.filter(({ must }) => must).map(({ name }) => skillKey(name)),
    experienceFrom: experience?.min ?? null,
    experienceTo: experience?.max ?? null,
    locations: filters.locations,
    availability: startOf(startBy ?? null, at.slice(0, 10)),
    only: {
      skills: filters.skills.map(skillKey),
      free: Boolean(filters.freeBy),
      range: Boolean(filters.experience),
    },
    weights: weights ?? defaultWeights,
  };
  return form;
};

/** The start that a day was, seen from the day of the search: the nearest, as clocks differ. */
const startOf = (startBy: string | null, at: string): Start => {
  if (startBy === null) return 'flexible';
  const distance = (start: Start) => Math.abs(daysBetween(startNeeded(start, at) ?? at, startBy));
  return starts
    .filter((start) => start !== 'flexible')
    .reduce((best, start) => (distance(start) < distance(best) ? start : best));
};

const isUsual = (weights: Weights): boolean => parts.every((part) => weights[part] === defaultWeights[part]);
