import {
  availabilityCredit,
  type Breadth,
  breadthCredit,
  credibleShare,
  depthOf,
  evidenceCredit,
  experienceCredit,
  fullCredit,
  responsivenessCredit,
  titleCredit,
  wordsCredit,
} from './credits.ts';
import type { Need } from './need.ts';
import type { ScoreParts } from './scoreParts.ts';
import type { Weights } from './weights.ts';

/** The parts of one score, in thousandths of a point. */
export type Points = Weights & { added: number; words: number };

/** Sum of credit × weight over all required skills: at most about 1,000,000,000. */
export const skillSum = (need: Need, { found }: ScoreParts): number =>
  need.skills.reduce((sum, { weight }, at) => sum + weight * (found[at]?.credit ?? 0), 0);

/** The same sum over confirmed skills alone. */
export const confirmedSum = (need: Need, { found }: Pick<ScoreParts, 'found'>): number =>
  need.skills.reduce((sum, { weight }, at) => sum + weight * (found[at]?.confirmedCredit ?? 0), 0);

/** The weighted credit of all skills, and that of confirmed ones alone. */
export type SkillSums = { sum: number; confirmed: number };

export const skillSums = (need: Need, parts: ScoreParts): SkillSums => ({
  sum: skillSum(need, parts),
  confirmed: confirmedSum(need, parts),
});

export const wholeSkillSum = (need: Need): number =>
  need.skills.reduce((sum, { weight }) => sum + weight * fullCredit, 0);

const statedDepths = new WeakMap<Need, number>();

/** The mean credit for the years of the required skills, of somebody who states none. */
const depthUnstated = (need: Need): number => {
  const known = statedDepths.get(need);
  if (known !== undefined) return known;
  const earned = need.skills.reduce((sum, { weight, years }) => sum + weight * depthOf(null, years), 0);
  const depth = (earned * fullCredit) / Math.max(1, wholeSkillSum(need));
  statedDepths.set(need, depth);
  return depth;
};

/** The credit that the length of a skill list leaves, for this share of the required skills. */
export const listCredit = (need: Need, met: number, breadth: Breadth): number =>
  breadthCredit(breadth, met, depthUnstated(need));

/**
 * Points of the skills: weight × met share × credit of the list's length. Confirmed skills alone count in
 * full, however long the list is.
 */
export const skillPoints = (
  need: Need,
  { sum, confirmed }: SkillSums,
  breadth: Breadth,
  whole: number = wholeSkillSum(need),
): number => {
  if (need.skills.length === 0) return need.weights.skills;
  const list = listCredit(need, sum / whole, breadth);
  return Math.round(
    (need.weights.skills * (sum * list + confirmed * (fullCredit - list))) / (whole * fullCredit),
  );
};

export const partPoints = (weight: number, credit: number): number =>
  Math.round((weight * credit) / fullCredit);

/** Parts without criteria are granted in full; their weight is zero unless there are no criteria at all. */
export const experiencePoints = ({ weights, quarters }: Need, held: number | null): number =>
  partPoints(weights.experience, quarters === null ? fullCredit : experienceCredit(held, quarters));

export const titlePoints = ({ weights, title }: Need, likeness: number | null): number =>
  partPoints(weights.title, title === null ? fullCredit : titleCredit(likeness));

export const availabilityPoints = ({ weights, startBy }: Need, freeOn: number | null): number =>
  partPoints(weights.availability, startBy === null ? fullCredit : availabilityCredit(freeOn, startBy));

/**
 * If skills are required, the length of the list also reduces the points of the title; the more of the required
 * skills are confirmed, the less.
 */
export const believedTitle = (
  need: Need,
  points: number,
  sums: SkillSums,
  breadth: Breadth,
  whole: number = wholeSkillSum(need),
): number =>
  need.skills.length === 0 ? points : partPoints(points, titleListCredit(need, sums, breadth, whole));

export const titleListCredit = (
  need: Need,
  { sum, confirmed }: SkillSums,
  breadth: Breadth,
  whole: number,
): number => {
  const list = listCredit(need, sum / whole, breadth);
  if (confirmed === 0 || list === fullCredit) return list;
  const all = (whole * evidenceCredit.confirmed * depthUnstated(need)) / fullCredit ** 2;
  return Math.round(list + (fullCredit - list) * credibleShare(confirmed / all));
};

/** A criterion of a plugin brings all of its points or none. */
export const addedPoints = (
  { added = [] }: Need,
  isMet: (one: { fact: string; at: number }) => boolean,
): number => added.reduce((sum, { fact, weight }, at) => sum + (isMet({ fact, at }) ? weight : 0), 0);

/** Points for the words of the need that a text of this size has, by the sum of their weights. */
export const wordPoints = ({ weights, words }: Need, sum: number, step: number): number =>
  words ? partPoints(weights.words ?? 0, wordsCredit(sum / words.whole, step, words.usualSize)) : 0;

const sumOfWords = ({ words }: Need, shared: readonly boolean[]): number =>
  (words?.list ?? []).reduce((sum, { weight }, at) => sum + (shared[at] ? weight : 0), 0);

export const pointsOf = (need: Need, parts: ScoreParts): Points => ({
  skills: skillPoints(need, skillSums(need, parts), parts.breadth),
  experience: experiencePoints(need, parts.quarters),
  title: believedTitle(need, titlePoints(need, parts.likeness), skillSums(need, parts), parts.breadth),
  availability: availabilityPoints(need, parts.freeOn),
  responsiveness: partPoints(need.weights.responsiveness, responsivenessCredit(parts.responses)),
  added: addedPoints(need, ({ at }) => parts.added[at] === true),
  words: wordPoints(need, sumOfWords(need, parts.words), parts.textSize),
});

export const totalOf = (points: Points): number =>
  points.skills +
  points.experience +
  points.title +
  points.availability +
  points.responsiveness +
  points.added +
  points.words;
