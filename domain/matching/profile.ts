import { mostConfirmedSkills } from '../contract/candidates/candidates.ts';
import type { LanguageSkill } from '../contract/candidates/history.ts';
import type { JobType } from '../contract/candidates/jobTypes.ts';
import type { Workplace } from '../contract/candidates/workplaces.ts';
import { isForeign, termsOf } from '../reading/isForeign.ts';
import { readText, type SkillRead } from '../reading/readText.ts';
import { stemsOf } from '../reading/stems.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { foldName } from '../skills/dictionary/foldName.ts';
import { skillsNamed } from '../skills/dictionary/normaliseSkill.ts';
import { recentMonths, sizeStep } from './credits.ts';
import { dayOf, monthOf } from './dayNumbers.ts';
import { documentedSkills, type WorkHistory } from './documented.ts';
import { writeFacts } from './facts.ts';

type GivenSkill =
  | string
  | {
      name: string;
      years?: number | null;
      lastUsed?: string | number | null;
      /** When the provider confirmed it: an ISO date. */
      confirmed?: string | null;
    };

/**
 * A candidate as matching sees it: no photo, email, gender, age or nationality, and location, languages,
 * rate, job types and workplaces only for filters. The skills that `text` names count beside the listed ones; `name` is removed from it first, and used
 * for nothing else. `visibleTo` names the companies that may see this candidate; null is everyone.
 */
export type MatchCandidate = {
  id: string;
  title?: string | null;
  titles?: readonly string[];
  skills?: readonly GivenSkill[];
  text?: string | null;
  name?: string | null;
  /** Years. */
  experience?: number | null;
  /** ISO date. */
  availableFrom?: string | null;
  location?: string | null;
  providerId?: string | null;
  languages?: readonly LanguageSkill[] | null;
  jobTypes?: readonly JobType[] | null;
  workplaces?: readonly Workplace[] | null;
  /** Per hour, in minor units. */
  rate?: { amount: number; currency: string } | null;
  /** In the form of `writeFact`. */
  addedFacts?: readonly string[] | null;
  visibleTo?: readonly string[] | null;
} & WorkHistory;

/** A candidate's skill: whole years, and the month it was last used. */
export type Holding = {
  skill: string;
  years: number | null;
  lastUsed: number | null;
  /** Not listed, but named in the candidate's text. */
  fromText: boolean;
  /** The provider has confirmed it within 24 months. */
  confirmed: boolean;
};

/** A candidate converted to the units of scoring: exactly what an index stores. */
export type Profile = {
  id: string;
  /** Current title first. */
  titles: readonly string[];
  /** Without duplicates. */
  holdings: readonly Holding[];
  /** The terms of each sentence of the text and of each listed name that the dictionary does not know. */
  sentences: readonly (readonly string[])[];
  /** Size of the text, in the steps of `sizeStep`. */
  textSize: number;
  /** How many more skills than usual the work history makes credible. */
  documented: number;
  /** In quarters of a year. */
  quarters: number | null;
  freeOn: number | null;
  location: string;
  /** What only filters use, in the form of `writeFacts`. */
  facts: string;
  /** In the form of `writeRate`; empty if unknown. */
  rate: string;
  /** What plugins state, each once, in order. */
  addedFacts: readonly string[];
  providerId: string | null;
  visibleTo: readonly string[] | null;
};

export const mostYears = 30;
const mostQuarters = 250;
const lastDay = 65_000;
/** Maximum number of skills; the rest is ignored. */
const mostSkills = 5000;
const mostTitles = 20;

export const readProfile = (
  candidate: MatchCandidate,
  dictionary: SkillDictionary,
  today: string | null = null,
): Profile => {
  const { text, name } = candidate;
  const read = text ? readText(text, dictionary, { name, today }) : null;
  const holdings = readHoldings(candidate.skills ?? [], read?.skills ?? [], dictionary, today);
  /** Others write these names in other forms. */
  const unknown = holdings.flatMap(({ skill, fromText }) =>
    fromText || dictionary.skills.has(skill) ? [] : [skill],
  );
  const isForeignText = isForeign([...(read?.sentences ?? []), ...unknown].join('\n'));
  const titles = [candidate.title, ...(candidate.titles ?? [])].filter((title) => title?.trim());
  return {
    id: candidate.id,
    titles: [...new Set(titles as string[])].slice(0, mostTitles),
    holdings,
    sentences: [...(read?.sentences ?? []), ...unknown].map((one) => termsOf(one, isForeignText)),
    textSize: sizeStep((read?.sentences ?? []).reduce((sum, one) => sum + stemsOf(one).length, 0)),
    documented: documentedSkills(candidate, today),
    quarters: within(candidate.experience, 4, mostQuarters),
    freeOn: within(dayOf(candidate.availableFrom), 1, lastDay),
    location: foldName(candidate.location ?? ''),
    facts: writeFacts({
      languages: candidate.languages ?? [],
      jobTypes: candidate.jobTypes ?? [],
      workplaces: candidate.workplaces ?? [],
    }),
    rate: candidate.rate ? writeRate(candidate.rate) : '',
    addedFacts: [...new Set(candidate.addedFacts ?? [])].sort(),
    providerId: candidate.providerId ?? null,
    visibleTo: candidate.visibleTo ?? null,
  };
};

/**
 * A skill named twice is merged: the most years, the latest use, and confirmed if either is. At most
 * `mostConfirmedSkills` count as confirmed.
 */
const readHoldings = (
  listed: readonly GivenSkill[],
  read: readonly SkillRead[],
  dictionary: SkillDictionary,
  today: string | null,
): Holding[] => {
  const held = new Map<string, Holding>();
  const confirmed = new Set<string>();
  const add = (
    name: string,
    years: number | null,
    lastUsed: number | null,
    fromText: boolean,
    isConfirmed = false,
  ) => {
    for (const { id: skill } of skillsNamed(name, dictionary)) {
      if (!skill) continue;
      const known = held.get(skill);
      if (isConfirmed && confirmed.size < mostConfirmedSkills) confirmed.add(skill);
      held.set(skill, {
        skill,
        years: latest(known?.years ?? null, within(years, 1, mostYears)),
        lastUsed: latest(known?.lastUsed ?? null, lastUsed),
        fromText: known?.fromText ?? fromText,
        confirmed: confirmed.has(skill),
      });
    }
  };
  for (const given of listed.slice(0, mostSkills)) {
    if (typeof given === 'string') add(given, null, null, false);
    else {
      const { name, years = null, lastUsed } = given;
      add(name, years, monthOf(lastUsed), false, isRecent(given.confirmed, today));
    }
  }
  for (const { id, years, lastUsed } of read.slice(0, mostSkills)) add(id, years, monthOf(lastUsed), true);
  return [...held.values()];
};

/** "4500 USD". Few rates differ, so an index stores each once. */
const writeRate = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${amount} ${currency}`;
/** Reverses `writeRate`; null if unknown. */
export const readRate = (text: string): { amount: number; currency: string } | null => {
  const [amount, currency] = text.split(' ');
  return currency === undefined ? null : { amount: Number(amount), currency };
};

/** Whether a confirmation of this date still counts. */
const isRecent = (date: string | null | undefined, today: string | null): boolean => {
  const [month, now] = [monthOf(date), monthOf(today)];
  return month !== null && (now === null || (month <= now && now - month <= recentMonths));
};

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const within = (value: number | null | undefined, unit: number, most: number): number | null =>
  value === null || value === undefined || !Number.isFinite(value)
    ? null
    : Math.min(most, Math.max(0, Math.floor(value * unit)));
