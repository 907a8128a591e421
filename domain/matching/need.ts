import { readText } from '../reading/readText.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { skillsNamed } from '../skills/dictionary/normaliseSkill.ts';
import { isImplied, mustFactor } from './credits.ts';
import type { Criteria } from './criteria.ts';
import { dayOf, monthOf } from './dayNumbers.ts';
import { mostYears } from './profile.ts';
import type { RelatedSkills } from './related.ts';
import { defaultWeights, engineVersion, type Weights, weightsFor } from './weights.ts';

export type AskedSkill = {
  skill: string;
  label: string;
  must: boolean;
  years: number | null;
  /** Parts per million over all required skills: rare ones weigh more, must-haves double. */
  weight: number;
  /** Related skills with their credits, best first. */
  related: readonly (readonly [skill: string, credit: number])[];
};

/**
 * Criteria prepared for scoring, with everything the score depends on. Stored with a search's result, it
 * reproduces the same scores for the same profiles bit for bit, whatever has changed in the market or the
 * dictionary since.
 */
export type Need = {
  engine: string;
  dictionary: string;
  titles: string;
  /** Thousandths of a point. */
  weights: Weights;
  skills: readonly AskedSkill[];
  /** Names that the dictionary does not know: they match only the same name. */
  unknown: readonly string[];
  skillsFromText: boolean;
  title: string | null;
  /** Quarters of a year. */
  quarters: number | null;
  startBy: number | null;
  month: number;
  /** Labels of the skills involved. */
  labels: Readonly<Record<string, string>>;
};

/** Number of visible candidates, and how many of them have a skill. */
export type Market = { size: number; holders(skill: string): number };

export type Knowledge = { dictionary: SkillDictionary; titlesVersion: string; related: RelatedSkills };

export const readNeed = (criteria: Criteria, market: Market, knowledge: Knowledge, today: string): Need => {
  const { dictionary, related } = knowledge;
  const asked = readAsked(criteria, dictionary, today);
  const weights = rarityWeights(asked, market, dictionary);
  const skills = withRelated(
    asked.map((skill, at) => ({ ...skill, weight: weights[at] ?? 0 })),
    related,
  );
  const quarters = Math.floor((criteria.experience?.min ?? 0) * 4) || null;
  const title = criteria.title?.trim() || null;
  const mentioned = skills.flatMap((one) => [one.skill, ...one.related.map(([id]) => id)]);
  return {
    engine: engineVersion,
    dictionary: `${dictionary.version}/${related.version}`,
    titles: knowledge.titlesVersion,
    weights: weightsFor(criteria.weights ?? defaultWeights, {
      skills: skills.length > 0,
      experience: quarters !== null,
      title: title !== null,
    }),
    skills,
    unknown: asked.filter(({ skill }) => !dictionary.skills.has(skill)).map(({ label }) => label),
    skillsFromText: criteria.skills.length === 0 && asked.length > 0,
    title,
    quarters,
    startBy: dayOf(criteria.startBy),
    month: monthOf(today) ?? 0,
    labels: Object.fromEntries(mentioned.map((id) => [id, dictionary.skills.get(id)?.label ?? id])),
  };
};

/**
 * A skill that is like several required ones counts for one of them, where it earns most, and a required one
 * counts only for itself. One that includes others, as Django includes Python, counts for each.
 */
const withRelated = (asked: readonly Omit<AskedSkill, 'related'>[], related: RelatedSkills): AskedSkill[] => {
  const lists = asked.map(({ skill }) => related.to(skill));
  const places = new Map<string, { at: number; worth: number }>(
    asked.map(({ skill }) => [skill, { at: -1, worth: Number.POSITIVE_INFINITY }]),
  );
  asked.forEach(({ weight }, at) => {
    for (const [skill, credit] of lists[at] ?? []) {
      const worth = weight * credit;
      if (!isImplied(credit) && worth > (places.get(skill)?.worth ?? 0)) places.set(skill, { at, worth });
    }
  });
  return asked.map((one, at) => ({
    ...one,
    related: (lists[at] ?? []).filter(([skill, credit]) => isImplied(credit) || places.get(skill)?.at === at),
  }));
};

type Asked = Pick<AskedSkill, 'skill' | 'label' | 'must' | 'years'>;

/** Every skill once, sorted by id, independent of the input order. */
const readAsked = ({ skills, text }: Criteria, dictionary: SkillDictionary, today: string): Asked[] => {
  const given =
    skills.length > 0
      ? skills
      : readText(text ?? '', dictionary, { today }).skills.map(({ id, must, years }) => ({
          name: id,
          must,
          years,
        }));
  const asked = new Map<string, Asked>();
  const named = given.flatMap(({ name, must, years }) =>
    skillsNamed(name, dictionary).map(({ id, label }) => ({ id, label, must, years })),
  );
  for (const { id, label, must, years } of named) {
    if (!id) continue;
    const known = asked.get(id);
    asked.set(id, {
      skill: id,
      label: dictionary.skills.get(id)?.label ?? (known && known.label < label ? known.label : label),
      must: must || (known?.must ?? false),
      years: Math.min(mostYears, Math.max(years ?? 0, known?.years ?? 0)) || null,
    });
  }
  return [...asked.values()].sort((a, b) => (a.skill < b.skill ? -1 : 1));
};

/**
 * ln(1 + (candidates without + ½) / (candidates with + ½)), rounded to the thousandth so that results do not
 * depend on a machine's logarithm, doubled for must-haves, and scaled to about a million in total. A name that
 * the dictionary does not know and nobody lists is perhaps a typing error: it weighs at most as much as
 * the median of the others.
 */
const rarityWeights = (asked: readonly Asked[], market: Market, { skills }: SkillDictionary): number[] => {
  const rarities = asked.map(({ skill }) => {
    const holders = market.holders(skill);
    const rarity = Math.log(1 + (market.size - holders + 0.5) / (holders + 0.5));
    const isDoubtful = !skills.has(skill) && holders === 0;
    return { rarity: Math.max(50, Math.round(rarity * 1000)), isDoubtful };
  });
  const usual = medianOf(rarities.flatMap(({ rarity, isDoubtful }) => (isDoubtful ? [] : [rarity])));
  const raw = rarities.map(
    ({ rarity, isDoubtful }, at) =>
      (isDoubtful ? Math.min(rarity, usual) : rarity) * (asked[at]?.must ? mustFactor : 1),
  );
  const sum = raw.reduce((total, one) => total + one, 0);
  return raw.map((one) => Math.round((one / sum) * 1_000_000));
};

/** The lower of two middle values; of nothing, no limit. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.POSITIVE_INFINITY;
