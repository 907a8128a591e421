import { type Breadth, fullCredit } from './credits.ts';
import { dateOf } from './dayNumbers.ts';
import { largestRemainder } from './largestRemainder.ts';
import type { AskedSkill, Need } from './need.ts';
import { listCredit, type Points, skillSums, titleListCredit, wholeSkillSum } from './points.ts';
import type { Found, ScoreParts } from './scoreParts.ts';
import { fitParts, type Part, thousandths } from './weights.ts';

export const reasonKinds = [
  'skill',
  'skillImplied',
  'skillRelated',
  'skillMissing',
  'longList',
  'experience',
  'experienceShort',
  'experienceUnknown',
  'title',
  'titleUnknown',
  'freeInTime',
  'freeLate',
  'freeUnknown',
  'anyStart',
  'answers',
  'answersUnknown',
  'notAsked',
  'added',
  'addedMissing',
  'words',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** One reason: whole points, the maximum, and the values of its sentence in any language. */
export type Reason = {
  part: Part | 'added' | 'words';
  kind: ReasonKind;
  params: Readonly<Record<string, string | number | boolean>>;
  points: number;
  of: number;
  /** The sentence of the candidate's text that it rests on. */
  quote?: string;
};

export type Explained = { score: number; fit: number; logistics: number; reasons: Reason[] };

type Draft = Omit<Reason, 'points' | 'of'> & { earned: number; worth: number };

/** The score in whole points, its two halves, and the reasons that add up to each. */
export const explain = (need: Need, parts: ScoreParts, points: Points): Explained => {
  const fitEarned = fitParts.reduce((sum, part) => sum + points[part], points.added + points.words);
  const logisticsEarned = points.availability + points.responsiveness;
  const score = Math.round((fitEarned + logisticsEarned) / thousandths);
  const [fit = 0, logistics = 0] = largestRemainder(
    [fitEarned / thousandths, logisticsEarned / thousandths],
    score,
  );
  const drafts = [
    ...skillReasons(need, parts, points),
    ...wordsReason(need, parts, points),
    ...experienceReason(need, parts, points),
    ...titleReason(need, parts, points),
    ...addedReasons(need, parts),
  ];
  const later = [availabilityReason(need, parts, points), responsivenessReason(need, parts, points)];
  return { score, fit, logistics, reasons: [...settle(drafts, fit), ...settle(later, logistics)] };
};

const settle = (drafts: readonly Draft[], total: number): Reason[] => {
  const points = largestRemainder(
    drafts.map(({ earned }) => earned / thousandths),
    total,
  );
  return drafts.map(({ part, kind, params, worth }, at) => {
    const earned = points[at] ?? 0;
    return { part, kind, params, points: earned, of: Math.max(earned, Math.round(worth / thousandths)) };
  });
};

const skillReasons = (need: Need, parts: ScoreParts, points: Points): Draft[] => {
  const { found, breadth } = parts;
  const worth = need.weights.skills;
  if (need.skills.length === 0) return worth > 0 ? [granted('skills', worth)] : [];
  const whole = wholeSkillSum(need);
  const sums = skillSums(need, parts);
  const list = listCredit(need, sums.sum / whole, breadth);
  const counted = ({ credit, confirmedCredit }: Found) =>
    credit * list + confirmedCredit * (fullCredit - list);
  const sum = need.skills.reduce((total, { weight }, at) => {
    const one = found[at];
    return total + (one ? weight * counted(one) : 0);
  }, 0);
  const drafts = need.skills.map((asked, at): Draft => {
    const one = found[at] ?? null;
    return {
      part: 'skills',
      ...skillReason(need, asked, one),
      earned: sum === 0 || !one ? 0 : (points.skills * asked.weight * counted(one)) / sum,
      worth: (worth * asked.weight * fullCredit) / whole,
    };
  });
  const isLess =
    list < fullCredit &&
    (sums.confirmed < sums.sum || titleListCredit(need, sums, breadth, whole) < fullCredit);
  return isLess ? [...drafts, longList(breadth)] : drafts;
};

const skillReason = (need: Need, asked: AskedSkill, found: Found | null) => {
  const skill = asked.label;
  if (!found) return { kind: 'skillMissing' as const, params: { skill, must: asked.must } };
  const params = {
    skill,
    id: found.via,
    must: asked.must,
    evidence: found.evidence,
    fromText: found.fromText,
    ...(found.confirmed && { confirmed: true }),
  };
  const depth: Reason['params'] =
    asked.years === null ? {} : { askedYears: asked.years, years: found.years ?? -1 };
  if (found.exact) return { kind: 'skill' as const, params: { ...params, ...depth } };
  const via = need.labels[found.via] ?? found.via;
  return found.implied
    ? { kind: 'skillImplied' as const, params: { ...params, ...depth, via } }
    : { kind: 'skillRelated' as const, params: { ...params, via } };
};

const longList = ({ dated, undated }: Breadth): Draft => ({
  part: 'skills',
  kind: 'longList',
  params: { count: dated + undated },
  earned: 0,
  worth: 0,
});

const granted = (part: Part, worth: number): Draft => ({
  part,
  kind: 'notAsked',
  params: { part },
  earned: worth,
  worth,
});

/** The words that weigh most are named. */
const mostNamed = 5;

const wordsReason = ({ words, weights }: Need, parts: ScoreParts, points: Points): Draft[] => {
  if (!words) return [];
  const shared = words.list.filter((_, at) => parts.words[at]);
  const named = shared.toSorted((a, b) => b.weight - a.weight).slice(0, mostNamed);
  return [
    {
      part: 'words',
      kind: 'words',
      params: {
        shared: shared.length,
        all: words.list.length,
        words: named.map(({ word }) => word).join(', '),
      },
      earned: points.words,
      worth: weights.words ?? 0,
    },
  ];
};

const experienceReason = (
  { weights, quarters: asked }: Need,
  { quarters }: ScoreParts,
  points: Points,
): Draft[] => {
  const shared = { part: 'experience' as const, earned: points.experience, worth: weights.experience };
  if (weights.experience === 0) return [];
  if (asked === null) return [granted('experience', weights.experience)];
  const needed = asked / 4;
  if (quarters === null) return [{ ...shared, kind: 'experienceUnknown', params: { needed } }];
  const kind = quarters >= asked ? 'experience' : 'experienceShort';
  return [{ ...shared, kind, params: { years: quarters / 4, needed } }];
};

const titleReason = ({ weights, title }: Need, { likeness }: ScoreParts, points: Points): Draft[] => {
  const shared = { part: 'title' as const, earned: points.title, worth: weights.title };
  if (weights.title === 0) return [];
  if (title === null) return [{ ...shared, kind: 'notAsked', params: { part: 'title' } }];
  return likeness === null
    ? [{ ...shared, kind: 'titleUnknown', params: {} }]
    : [{ ...shared, kind: 'title', params: { likeness: Math.round(likeness / 10) } }];
};

const addedReasons = ({ added = [] }: Need, parts: ScoreParts): Draft[] =>
  added.map(({ criterion, value, weight }, at) => {
    const isMet = parts.added[at] === true;
    return {
      part: 'added',
      kind: isMet ? 'added' : 'addedMissing',
      params: { criterion, value },
      earned: isMet ? weight : 0,
      worth: weight,
    };
  });

const availabilityReason = ({ weights, startBy }: Need, { freeOn }: ScoreParts, points: Points): Draft => {
  const shared = { part: 'availability' as const, earned: points.availability, worth: weights.availability };
  if (startBy === null) return { ...shared, kind: 'anyStart', params: {} };
  const needed = dateOf(startBy);
  if (freeOn === null) return { ...shared, kind: 'freeUnknown', params: { needed } };
  return {
    ...shared,
    kind: freeOn <= startBy ? 'freeInTime' : 'freeLate',
    params: { free: dateOf(freeOn), needed },
  };
};

const responsivenessReason = ({ weights }: Need, { responses }: ScoreParts, points: Points): Draft => ({
  part: 'responsiveness',
  kind: responses.asked === 0 ? 'answersUnknown' : 'answers',
  params: { asked: responses.asked, inTime: Math.min(responses.asked, responses.inTime) },
  earned: points.responsiveness,
  worth: weights.responsiveness,
});
