import { writeFact } from '../contract/candidates/addedFacts.ts';
import { hashOf } from '../hashOf.ts';
import { isForeign } from '../reading/isForeign.ts';
import { isLookedUp } from '../reading/mentions.ts';
import { readText, type SkillRead, type TextRead } from '../reading/readText.ts';
import { withNames } from '../reading/withNames.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { skillsNamed } from '../skills/dictionary/normaliseSkill.ts';
import { isImplied, mustFactor } from './credits.ts';
import type { Criteria } from './criteria.ts';
import { dayOf, monthOf } from './dayNumbers.ts';
import { inMarket, termsInMarket } from './formInMarket.ts';
import { enoughUnderstood, leastUnderstood, shareOfWords, withWords, wordsAsked } from './needWords.ts';
import { mostYears } from './profile.ts';
import type { RelatedSkills } from './related.ts';
import {
  addedWeights,
  defaultWeights,
  engineVersion,
  type NeedWeights,
  type Weights,
  weightsFor,
} from './weights.ts';

export type AskedSkill = {
  skill: string;
  label: string;
  must: boolean;
  years: number | null;
  /** Parts per million over all required skills: rare ones weigh more, must-haves double. */
  weight: number;
  /** The sentence of the criteria's text that asks for it. */
  quote?: string;
  /** Stems to look up in candidates' texts; none if the reader finds the skill there by itself. */
  words?: readonly string[];
  /** Related skills with their credits, best first. */
  related: readonly (readonly [skill: string, credit: number])[];
};

/** A value of a plugin's criterion; `fact` is how candidates state it, `weight` is in thousandths of a point. */
export type AddedNeed = { criterion: string; value: string; fact: string; weight: number };

/** A word of the text of the criteria: how it stands there, and the term by which texts are found. */
export type NeedWord = { word: string; term: string; weight: number };
/** Words that rank: their weights are `whole` together; `usualSize` is the mean of the market, in the steps of `sizeStep`. */
export type NeedWords = { list: readonly NeedWord[]; whole: number; usualSize: number };

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
  weights: NeedWeights;
  skills: readonly AskedSkill[];
  /** Criteria of plugins that bring points, if any are asked for. */
  added?: readonly AddedNeed[];
  /** The rarest words of the text, if too little of it was understood to rank by skills alone. */
  words?: NeedWords;
  /** The text is in a language that is not read. */
  isForeign?: true;
  /** Names that the dictionary does not know: they match only the same name. */
  unknown: readonly string[];
  skillsFromText: boolean;
  /** What the text rules out, and its lines from which nothing was read. */
  ruledOut: readonly string[];
  /** Those of the skills of which the text does not tell whether it asks for them, each with its sentence. Missing in older records. */
  unsure?: readonly { name: string; quote: string }[];
  unread: readonly string[];
  title: string | null;
  /** Quarters of a year. */
  quarters: number | null;
  startBy: number | null;
  month: number;
  /** Seed for the order of equal scores, so that the same candidates do not always come first. */
  seed: number;
  /** Labels of the skills involved. */
  labels: Readonly<Record<string, string>>;
};

/** Number of visible candidates, and how many of them have a skill. */
export type Market = {
  size: number;
  holders(skill: string, words?: readonly string[]): number;
  /** The `most` rarest of these terms that a text has, each with the number of candidates. */
  rarest(terms: readonly string[], most: number): { term: string; holders: number }[];
  /** The mean size of texts, in the steps of `sizeStep`. */
  usualTextSize(): number;
};

export type Knowledge = { dictionary: SkillDictionary; titlesVersion: string; related: RelatedSkills };

export const readNeed = (criteria: Criteria, market: Market, knowledge: Knowledge, today: string): Need => {
  const { dictionary, related } = knowledge;
  const read =
    criteria.skills.length > 0 ? null : readCriteriaText(criteria.text ?? '', market, dictionary, today);
  const asked = readAsked(read ? read.skills : criteria.skills, market, dictionary);
  const weights = rarityWeights(asked, market, dictionary);
  const skills = withRelated(
    asked.map((skill, at) => ({ ...skill, weight: weights[at] ?? 0 })),
    related,
    dictionary.placed,
  );
  const text = read || criteria.byWords ? (criteria.text ?? '') : '';
  const isForeignText = isForeign(text);
  const known = skills.filter(({ skill }) => dictionary.skills.has(skill)).length;
  const words =
    text && skills.length < enoughUnderstood && (isForeignText || known < leastUnderstood)
      ? wordsAsked(read ?? readText(text, dictionary), { isForeignText, understood: skills.length }, market)
      : null;
  const quarters = Math.floor((criteria.experience?.min ?? 0) * 4) || null;
  const title = criteria.title?.trim() || null;
  const given = criteria.weights ?? defaultWeights;
  const added = readAdded(criteria, given);
  const taken = added.reduce((sum, { weight }) => sum + weight, 0);
  const mentioned = skills.flatMap((one) => [one.skill, ...one.related.map(([id]) => id)]);
  return {
    engine: engineVersion,
    dictionary: `${dictionary.version}/${related.version}`,
    titles: knowledge.titlesVersion,
    weights: {
      ...withWords(
        weightsFor(
          given,
          {
            skills: skills.length > 0 || words !== null,
            experience: quarters !== null,
            title: title !== null,
          },
          taken,
        ),
        words ? shareOfWords(skills.length) : 0,
      ),
      ...(taken > 0 && { added: taken }),
    },
    skills,
    ...(added.length > 0 && { added }),
    ...(words && { words }),
    ...(isForeignText && { isForeign: true as const }),
    unknown: asked.filter(({ skill }) => !dictionary.skills.has(skill)).map(({ label }) => label),
    skillsFromText: read !== null && asked.length > 0,
    ruledOut: read?.ruledOut.map(({ name }) => name) ?? [],
    ...(read &&
      read.unsure.length > 0 && { unsure: read.unsure.map(({ name, quote }) => ({ name, quote })) }),
    unread: read?.unread ?? [],
    title,
    quarters,
    startBy: dayOf(criteria.startBy),
    month: monthOf(today) ?? 0,
    seed: hashOf(
      JSON.stringify([title, quarters, criteria.startBy ?? null, ...asked.map(({ skill }) => skill)]),
    ),
    labels: Object.fromEntries(mentioned.map((id) => [id, dictionary.skills.get(id)?.label ?? id])),
  };
};

/** Those that bring points: the others filter, and everybody who is left meets them. */
const readAdded = ({ added = [] }: Criteria, given: Weights): AddedNeed[] => {
  const asked = added.filter(({ must, points = 0 }) => !must && points > 0);
  const weights = addedWeights(
    asked.map(({ points = 0 }) => points),
    given,
  );
  return asked
    .map(({ criterion, value }, at) => ({
      criterion,
      value,
      fact: writeFact({ criterion, value }),
      weight: weights[at] ?? 0,
    }))
    .filter(({ weight }) => weight > 0);
};

/**
 * One skill that includes others, as Django includes Python, counts for each. One that replaces several required
 * ones counts for one of them, where it earns most, and a required one counts only for itself. Relations that are
 * not written by hand say only what people do with the same work know, so they count for each.
 */
const withRelated = (
  asked: readonly Omit<AskedSkill, 'related'>[],
  related: RelatedSkills,
  placed: ReadonlySet<string>,
): AskedSkill[] => {
  const lists = asked.map(({ skill }) => related.to(skill));
  const replaces = ({ skill }: Pick<AskedSkill, 'skill'>, other: string, credit: number) =>
    !isImplied(credit) && placed.has(skill) && placed.has(other);
  const places = new Map<string, { at: number; worth: number }>(
    asked.map(({ skill }) => [skill, { at: -1, worth: Number.POSITIVE_INFINITY }]),
  );
  asked.forEach((one, at) => {
    for (const [skill, credit] of lists[at] ?? []) {
      const worth = one.weight * credit;
      if (replaces(one, skill, credit) && worth > (places.get(skill)?.worth ?? 0))
        places.set(skill, { at, worth });
    }
  });
  return asked.map((one, at) => ({
    ...one,
    related: (lists[at] ?? []).filter(
      ([skill, credit]) => !replaces(one, skill, credit) || places.get(skill)?.at === at,
    ),
  }));
};

/** Words that may be names become skills if candidates list or mention them. */
const readCriteriaText = (
  text: string,
  market: Market,
  dictionary: SkillDictionary,
  today: string,
): TextRead => {
  const read = readText(text, dictionary, { today, withNames: true });
  const known = inMarket(read.names, market, dictionary);
  return withNames(
    // A search cannot ask back: where its text leaves a skill open, it counts.
    { ...read, skills: [...read.skills, ...read.unsure] },
    known.map(({ one, form }) => ({ ...one, ...form })),
  );
};

type Asked = Pick<AskedSkill, 'skill' | 'label' | 'must' | 'years' | 'words' | 'quote'>;

/** Every skill once, sorted by id, independent of the input order. */
const readAsked = (
  given: readonly (Criteria['skills'][number] | SkillRead)[],
  market: Market,
  dictionary: SkillDictionary,
): Asked[] => {
  const asked = new Map<string, Asked>();
  const add = (id: string, label: string, one: Criteria['skills'][number] | SkillRead, name: string) => {
    if (!id) return;
    const known = asked.get(id);
    const words = isLookedUp(id, name, dictionary) ? termsInMarket(id, name, market) : [];
    asked.set(id, {
      ...(words.length > 0 && { words }),
      ...('quote' in one && { quote: one.quote }),
      skill: id,
      label: dictionary.skills.get(id)?.label ?? (known && known.label < label ? known.label : label),
      must: one.must || (known?.must ?? false),
      years: Math.min(mostYears, Math.max(one.years ?? 0, known?.years ?? 0)) || null,
    });
  };
  for (const one of given) {
    // What was read from a text is recognized already; its label may be ambiguous.
    const named = 'quote' in one ? [{ id: one.id, label: one.name }] : skillsNamed(one.name, dictionary);
    for (const { id, label } of named) add(id, label, one, named.length === 1 ? one.name : label);
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
  const rarities = asked.map(({ skill, words }) => {
    const holders = market.holders(skill, words);
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
