import { readText } from '../reading/readText.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { foldName } from '../skills/dictionary/foldName.ts';
import { skillsNamed } from '../skills/dictionary/normaliseSkill.ts';
import { dayOf, monthOf } from './dayNumbers.ts';

type GivenSkill = string | { name: string; years?: number | null; lastUsed?: string | number | null };

/**
 * A candidate as matching sees it: no photo, email, gender, age or nationality, and the location only for
 * filters. `text`
 * is used for skills only if none are listed; `name` is removed from it first, and used for nothing else.
 * `visibleTo` names
 * the companies that may see this candidate; null is everyone.
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
  visibleTo?: readonly string[] | null;
};

/** A candidate's skill: whole years, and the month it was last used. */
export type Holding = { skill: string; years: number | null; lastUsed: number | null };

/** A candidate converted to the units of scoring: exactly what an index stores. */
export type Profile = {
  id: string;
  /** Current title first. */
  titles: readonly string[];
  /** Without duplicates. */
  holdings: readonly Holding[];
  fromText: boolean;
  /** In quarters of a year. */
  quarters: number | null;
  freeOn: number | null;
  location: string;
  providerId: string | null;
  visibleTo: readonly string[] | null;
};

export const mostYears = 30;
const mostQuarters = 250;
const lastDay = 65_000;
/** Maximum number of skills; the rest is ignored. */
const mostSkills = 5000;
const mostTitles = 20;

/** The skills of a text, as if listed. `today` is for "since 2019" and "until today". */
const skillsIn = (
  { text, name }: MatchCandidate,
  dictionary: SkillDictionary,
  today: string | null,
): GivenSkill[] =>
  readText(text ?? '', dictionary, { name, today }).skills.map(({ id, years, lastUsed }) => ({
    name: id,
    years,
    lastUsed,
  }));

export const readProfile = (
  candidate: MatchCandidate,
  dictionary: SkillDictionary,
  today: string | null = null,
): Profile => {
  const listed = candidate.skills ?? [];
  const fromText = listed.length === 0 && Boolean(candidate.text);
  const skills = fromText ? skillsIn(candidate, dictionary, today) : listed;
  const titles = [candidate.title, ...(candidate.titles ?? [])].filter((title) => title?.trim());
  return {
    id: candidate.id,
    titles: [...new Set(titles as string[])].slice(0, mostTitles),
    holdings: readHoldings(skills, dictionary),
    fromText,
    quarters: within(candidate.experience, 4, mostQuarters),
    freeOn: within(dayOf(candidate.availableFrom), 1, lastDay),
    location: foldName(candidate.location ?? ''),
    providerId: candidate.providerId ?? null,
    visibleTo: candidate.visibleTo ?? null,
  };
};

/** A skill listed twice is merged: the most years and the latest use. */
const readHoldings = (skills: readonly GivenSkill[], dictionary: SkillDictionary): Holding[] => {
  const held = new Map<string, Holding>();
  for (const given of skills.slice(0, mostSkills)) {
    const { name, years, lastUsed } =
      typeof given === 'string' ? { name: given, years: null, lastUsed: null } : given;
    for (const { id: skill } of skillsNamed(name, dictionary)) {
      if (!skill) continue;
      const known = held.get(skill);
      held.set(skill, {
        skill,
        years: latest(known?.years ?? null, within(years, 1, mostYears)),
        lastUsed: latest(known?.lastUsed ?? null, monthOf(lastUsed)),
      });
    }
  }
  return [...held.values()];
};

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const within = (value: number | null | undefined, unit: number, most: number): number | null =>
  value === null || value === undefined || !Number.isFinite(value)
    ? null
    : Math.min(most, Math.max(0, Math.floor(value * unit)));
