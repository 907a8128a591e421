import { readFact, writeFact } from '../../../domain/contract/candidates/addedFacts.ts';
import { readExperience } from '../../../domain/contract/candidates/experienceRange.ts';
import type { JobType } from '../../../domain/contract/candidates/jobTypes.ts';
import { readLanguageNeed, writeLanguageNeed } from '../../../domain/contract/candidates/languageNeed.ts';
import type { Workplace } from '../../../domain/contract/candidates/workplaces.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { daysBetween } from '../../../domain/insight/freshness.ts';
import { addedCriteria } from '../../../domain/matching/addedCriteria.ts';
import type { Recommendations, RecommendInput } from '../../../domain/matching/market/recommend.ts';
import { type Start, startNeeded, starts } from '../../../domain/matching/market/startNeeded.ts';
import { defaultWeights, parts, type Weights } from '../../../domain/matching/weights.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { Limit } from '../RateLimitInputs.tsx';

/** The criteria as entered. `musts` and `only` identify skills by their normalized spelling. */
export type CriteriaForm = {
  jobId: string | null;
  /** The description of a job that lists no skills; `skills` are those read from it. */
  text: string | null;
  jobTitle: string;
  skills: string[];
  musts: string[];
  /** Years of a skill that a text asks for, by its normalized spelling. */
  years: Readonly<Record<string, number>>;
  experienceFrom: number | null;
  experienceTo: number | null;
  locations: string[];
  /** Kilometers around each location. */
  within: number;
  /** In the form of `writeLanguageNeed`. */
  languages: string[];
  overlap: { hours: number; zone: string } | null;
  rate: Limit | null;
  jobType: JobType | null;
  workplace: Workplace | null;
  /** What plugins are asked for, in the form of `writeFact`, and which of it excludes the candidates without it. */
  added: string[];
  addedMusts: string[];
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
  years: {},
  experienceFrom: null,
  experienceTo: null,
  locations: [],
  within: 0,
  languages: [],
  overlap: null,
  rate: null,
  jobType: null,
  workplace: null,
  added: [],
  addedMusts: [],
  availability: 'immediate',
  only: { skills: [], free: false, range: false },
  weights: defaultWeights,
};

export type JobAsked = Pick<
  Job,
  'id' | 'title' | 'type' | 'workplace' | 'skills' | 'mustSkills' | 'experience' | 'description'
>;

/** A skill of a text or of a search. */
export type SkillOfText = { name: string; must: boolean; years?: number | null | undefined };

const yearsOf = (skills: readonly SkillOfText[]) =>
  Object.fromEntries(skills.flatMap(({ name, years }) => (years ? [[skillKey(name), years]] : [])));

/** The criteria of a job. `read` are the skills in its description, if it lists none. */
export const criteriaOfJob = (job: JobAsked, read: readonly SkillOfText[] = []): CriteriaForm => {
  const range = readExperience(job.experience);
  return {
    ...noCriteria,
    jobId: job.id,
    text: job.skills.length === 0 ? job.description : null,
    jobTitle: job.title,
    skills: job.skills.length === 0 ? read.map(({ name }) => name) : job.skills,
    musts: [
      ...new Set(
        [...job.mustSkills, ...read.filter(({ must }) => must).map(({ name }) => name)].map(skillKey),
      ),
    ],
    years: yearsOf(read),
    experienceFrom: range?.min ?? null,
    experienceTo: range?.max ?? null,
    jobType: job.type,
    workplace: job.workplace,
  };
};

type Skills = Pick<CriteriaForm, 'skills' | 'musts' | 'years'>;

/** With a skill of the text that was left open, if it is asked for. Without listed skills, the others are those read from the text. */
export const settled = (
  { skills, musts, years }: Skills,
  read: readonly SkillOfText[],
  asked: readonly string[],
): Skills => {
  if (skills.length > 0) return { skills: [...skills, ...asked], musts, years };
  const mustsRead = read.filter(({ must }) => must).map(({ name }) => skillKey(name));
  return {
    skills: [...read.map(({ name }) => name), ...asked],
    musts: [...new Set([...musts, ...mustsRead])],
    years: { ...years, ...yearsOf(read) },
  };
};

/** Converts the entered criteria to a search. A missing lower limit of experience counts as 0. */
export const askedOf = (form: CriteriaForm, today: string): RecommendInput => {
  const { jobId, text, jobTitle, skills, musts, years, only, weights } = form;
  const startBy = startNeeded(form.availability, today);
  const experience = rangeOf(form);
  return {
    jobId,
    criteria: {
      title: jobTitle.trim() || null,
      skills: skills.map((name) => ({
        name,
        must: musts.includes(skillKey(name)),
        years: years[skillKey(name)] ?? null,
      })),
      text,
      ...(text !== null && skills.length > 0 && { byWords: true }),
      experience,
      startBy,
      filters: {
        skills: skills.filter((name) => only.skills.includes(skillKey(name))),
        locations: form.locations,
        within: form.locations.length > 0 ? form.within || null : null,
        ...(form.languages.length > 0 && {
          languages: form.languages.flatMap((text) => readLanguageNeed(text) ?? []),
        }),
        ...(form.overlap && { overlap: form.overlap }),
        ...(form.rate && { rate: form.rate }),
        ...(form.jobType && { jobType: form.jobType }),
        ...(form.workplace && { workplace: form.workplace }),
        freeBy: only.free ? startBy : null,
        experience: only.range ? experience : null,
      },
      ...(form.added.length > 0 && {
        added: form.added.flatMap((text) => {
          const fact = readFact(text);
          return fact ? [{ ...fact, must: isMust(form, text) }] : [];
        }),
      }),
      weights: isUsual(weights) ? null : weights,
    },
  };
};

/** Whether a criterion of a plugin brings points; others only filter. */
export const bringsPoints = (text: string): boolean =>
  Boolean(addedCriteria.get(readFact(text)?.criterion ?? '')?.points);

const isMust = ({ addedMusts }: CriteriaForm, text: string): boolean =>
  addedMusts.includes(text) || !bringsPoints(text);

/** The required experience, if any. */
export const rangeOf = ({ experienceFrom, experienceTo }: CriteriaForm) =>
  experienceFrom === null && experienceTo === null ? null : { min: experienceFrom ?? 0, max: experienceTo };

/** Whether the criteria contain nothing that affects the Fit score. */
export const asksNothing = (form: CriteriaForm): boolean =>
  !form.jobTitle.trim() &&
  form.skills.length === 0 &&
  !form.text &&
  !form.experienceFrom &&
  form.added.every((text) => isMust(form, text));

type Stored = Pick<Recommendations, 'jobId' | 'criteria' | 'at' | 'skills' | 'skillsFromText' | 'read'>;

/** The criteria of a stored search, to edit and search again. Skills that were read from a text are listed. */
export const criteriaOf = ({ jobId, criteria, at, skills: found, skillsFromText, read }: Stored) => {
  const { title, text, experience, startBy, filters, weights } = criteria;
  const skills = skillsFromText
    ? (read?.skills ?? found.map((name) => ({ name, must: false, years: null })))
    : criteria.skills;
  const form: CriteriaForm = {
    jobId,
    text: text ?? null,
    jobTitle: title ?? '',
    skills: skills.map(({ name }) => name),
    musts: skills.filter(({ must }) => must).map(({ name }) => skillKey(name)),
    years: yearsOf(skills),
    experienceFrom: experience?.min ?? null,
    experienceTo: experience?.max ?? null,
    locations: filters.locations,
    within: filters.within ?? 0,
    languages: (filters.languages ?? []).map(writeLanguageNeed),
    overlap: filters.overlap ?? null,
    rate: filters.rate ?? null,
    jobType: filters.jobType ?? null,
    workplace: filters.workplace ?? null,
    added: (criteria.added ?? []).map(writeFact),
    addedMusts: (criteria.added ?? []).filter(({ must }) => must).map(writeFact),
    availability: startOf(startBy ?? null, utcDay(at)),
    only: {
      skills: filters.skills.map(skillKey),
      free: Boolean(filters.freeBy),
      range: Boolean(filters.experience),
    },
    weights: weights ?? defaultWeights,
  };
  return form;
};

/** Converts a date back to the closest start option, relative to the day of the search. */
const startOf = (startBy: string | null, at: string): Start => {
  if (startBy === null) return 'flexible';
  const distance = (start: Start) => Math.abs(daysBetween(startNeeded(start, at) ?? at, startBy));
  return starts
    .filter((start) => start !== 'flexible')
    .reduce((best, start) => (distance(start) < distance(best) ? start : best));
};

const isUsual = (weights: Weights): boolean => parts.every((part) => weights[part] === defaultWeights[part]);
