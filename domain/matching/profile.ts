import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { foldName } from '../skills/dictionary/foldName.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { readSkills } from '../skills/dictionary/readSkills.ts';
import { dayOf, monthOf } from './dayNumbers.ts';

export type GivenSkill = string | { name: string; years?: number | null; lastUsed?: string | number | null };

/**
 * A candidate as matching sees one: no photo, e-mail, gender, age, nationality, and of the place only what a recruiter filters
 * by. `text` is read for skills only where none are listed; `name` is taken out of it before, and used for nothing else. `visibleTo` names the companies that may see this
 * candidate; null is everybody.
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

/** A skill that somebody has: whole years, and the month it was last used in. */
export type Holding = { skill: string; years: number | null; lastUsed: number | null };

/** A candidate brought to the measures that are scored: an index keeps no more than this, and no less. */
export type Profile = {
  id: string;
  /** Today's title first. */
  titles: readonly string[];
  /** No skill twice. */
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
/** Nobody lists more; the rest is not read. */
const mostSkills = 5000;
const mostTitles = 20;

export const readProfile = (candidate: MatchCandidate, dictionary: SkillDictionary): Profile => {
  const listed = candidate.skills ?? [];
  const fromText = listed.length === 0 && Boolean(candidate.text);
  const skills = fromText ? readSkills(candidate.text ?? '', dictionary, candidate.name) : listed;
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

/** The same skill named twice is one: the most years and the latest use of both. */
const readHoldings = (skills: readonly GivenSkill[], dictionary: SkillDictionary): Holding[] => {
  const held = new Map<string, Holding>();
  for (const given of skills.slice(0, mostSkills)) {
    const { name, years, lastUsed } =
      typeof given === 'string' ? { name: given, years: null, lastUsed: null } : given;
    const skill = normaliseSkill(name, dictionary).id;
    if (!skill) continue;
    const known = held.get(skill);
    held.set(skill, {
      skill,
      years: latest(known?.years ?? null, within(years, 1, mostYears)),
      lastUsed: latest(known?.lastUsed ?? null, monthOf(lastUsed)),
    });
  }
  return [...held.values()];
};

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const within = (value: number | null | undefined, unit: number, most: number): number | null =>
  value === null || value === undefined || !Number.isFinite(value)
    ? null
    : Math.min(most, Math.max(0, Math.floor(value * unit)));
