import type { TitleBook } from '../titles/titleBook.ts';
import {
  type Breadth,
  confirmedEvidence,
  creditOf,
  depthOf,
  type Evidence,
  evidenceOf,
  fullCredit,
  isImplied,
  pastTitleShare,
  type Responses,
} from './credits.ts';
import type { AskedSkill, Need } from './need.ts';
import type { Holding, Profile } from './profile.ts';

/** How a required skill is satisfied: by itself, by one that includes it, or by the best one like it. */
export type Found = {
  via: string;
  exact: boolean;
  /** By a skill that includes it. */
  implied: boolean;
  evidence: Evidence;
  years: number | null;
  /** Years of the required skill itself, even if another one satisfies it better. */
  ownYears: number | null;
  fromText: boolean;
  /** Whether the provider has confirmed the skill that satisfies it, and the required skill itself. */
  confirmed: boolean;
  ownConfirmed: boolean;
  /** Thousandths. */
  credit: number;
  /** The credit that confirmed skills alone would bring. */
  confirmedCredit: number;
};

/** Everything a score depends on. The index and a single profile produce the same parts. */
export type ScoreParts = {
  /** In the order of the skills in the need. */
  found: readonly (Found | null)[];
  /** Skills that were not required. */
  breadth: Breadth;
  quarters: number | null;
  /** Similarity of the best title, in thousandths; null without a title. */
  likeness: number | null;
  freeOn: number | null;
  responses: Responses;
  /** Whether each criterion of plugins in the need is met. */
  added: readonly boolean[];
  /** Whether each word of the need stands in the candidate's text. */
  words: readonly boolean[];
  /** Of the text, in the steps of `sizeStep`. */
  textSize: number;
};

export const noResponses: Responses = { asked: 0, inTime: 0 };

/** Similarity of a title to the required one, in thousandths. */
export type LikenessOf = (title: string) => number;

export const likenessIn = ({ title }: Need, book: TitleBook): LikenessOf => {
  let known: Uint16Array = new Uint16Array();
  return (other) => {
    const number = book.add(other);
    if (title !== null && number >= known.length) known = book.likenessTo(title);
    return known[number] ?? 0;
  };
};

export const scorePartsOf = (
  need: Need,
  profile: Profile,
  likenessOf: LikenessOf,
  responses: Responses,
): ScoreParts => {
  const held = new Map(profile.holdings.map((holding) => [holding.skill, holding]));
  const asked = new Set(need.skills.map(({ skill }) => skill));
  const named = new Set(
    need.skills.filter(({ words }) => words && isIn(profile.sentences, words)).map(({ skill }) => skill),
  );
  const holdingOf = (skill: string) => held.get(skill) ?? (named.has(skill) ? inText : undefined);
  const heldAndAsked = profile.holdings.filter(({ skill }) => asked.has(skill));
  return {
    found: need.skills.map((skill) => bestFound(skill, holdingOf, need.month)),
    breadth: without(breadthOf(profile), heldAndAsked),
    quarters: profile.quarters,
    likeness: need.title === null ? null : bestLikeness(profile.titles.map(likenessOf)),
    freeOn: profile.freeOn,
    responses,
    added: (need.added ?? []).map(({ fact }) => profile.addedFacts.includes(fact)),
    words: (need.words?.list ?? []).map(({ term }) =>
      profile.sentences.some((terms) => terms.includes(term)),
    ),
    textSize: profile.textSize,
  };
};

export type Held = Omit<Holding, 'skill'>;

/** What a name in a text is evidence of. */
export const inText: Held = { years: null, lastUsed: null, fromText: true, confirmed: false };

/** Whether one sentence has all these words. */
const isIn = (sentences: Profile['sentences'], words: readonly string[]): boolean =>
  sentences.some((stems) => words.every((word) => stems.includes(word)));

type Dated = Pick<Holding, 'lastUsed'>;

/** Counts fit into 12 bits of an index column. */
const mostCounted = 4095;

/** All skills of a candidate. */
export const breadthOf = ({ holdings, documented }: Pick<Profile, 'holdings' | 'documented'>): Breadth => {
  const undated = holdings.filter(({ lastUsed }) => lastUsed === null).length;
  return {
    dated: Math.min(mostCounted, holdings.length - undated),
    undated: Math.min(mostCounted, undated),
    documented,
  };
};

/** The same without the required ones. */
export const without = ({ dated, undated, documented }: Breadth, asked: readonly Dated[]): Breadth => {
  const ofUndated = asked.filter(({ lastUsed }) => lastUsed === null).length;
  return {
    dated: dated - asked.length + ofUndated,
    undated: undated - ofUndated,
    documented,
  };
};

/** The best credit; of equal ones the skill itself, then the closer relation. */
export const bestFound = (
  asked: AskedSkill,
  held: (skill: string) => Held | undefined,
  month: number,
): Found | null => {
  const own = held(asked.skill);
  const [ownYears, ownConfirmed] = [own?.years ?? null, own?.confirmed ?? false];
  let best: Omit<Found, 'confirmedCredit'> | null = null;
  let confirmedCredit = 0;
  for (const [via, base] of [[asked.skill, fullCredit] as const, ...asked.related]) {
    const holding = held(via);
    if (!holding) continue;
    const exact = via === asked.skill;
    const { years, fromText, confirmed } = holding;
    const dated = evidenceOf(holding.lastUsed, month);
    const evidence = confirmed ? confirmedEvidence(dated) : dated;
    const implied = isImplied(base);
    const depth = exact || implied ? depthOf(years, asked.years) : fullCredit;
    const credit = creditOf(base, evidence, depth);
    if (confirmed) confirmedCredit = Math.max(confirmedCredit, credit);
    if (best !== null && credit <= best.credit) continue;
    best = { via, exact, implied, evidence, years, ownYears, fromText, confirmed, ownConfirmed, credit };
  }
  return best && { ...best, confirmedCredit };
};

/** The current title comes first; past ones count slightly less. */
export const bestLikeness = (likeness: readonly number[]): number | null =>
  likeness.length === 0
    ? null
    : Math.max(...likeness.map((one, at) => Math.floor(one * (at === 0 ? 1 : pastTitleShare))));
