import type { RateCard } from '../contract/deals/rateCards.ts';
import { levelFrom, type RateLine } from '../contract/deals/rateLines.ts';
import { experienceRangeOf } from './agreedRates.ts';
import { skillKey } from './skills.ts';

/** The most that an hour may cost, by the line of a card. */
export type RateCap = Pick<RateCard, 'name' | 'currency' | 'setBy' | 'providerId' | 'recruiterId'> &
  RateLine & {
    cardId: string;
    /** How many cards cap this rate. */
    cards: number;
  };

/** Who a rate is for. */
export type CappedRate = {
  /** The title of the candidate, and of the position. */
  titles: readonly string[];
  skills: readonly string[];
  /** Years; null if it is not known. */
  experience: number | null;
  currency: string;
};

/**
 * The cap of these cards: of each card the line that fits best, and of these lines the lowest. Lines in another
 * currency count only if there is none in that of the rate. Names with the same `idOf` are one skill.
 * See docs/decisions/0146.
 */
export const capFor = (
  cards: readonly RateCard[],
  asked: CappedRate,
  idOf: (skill: string) => string = skillKey,
): RateCap | null => {
  const caps = cards.flatMap((card) => {
    const line = lineFor(card.lines, asked, idOf);
    return line ? [{ card, line }] : [];
  });
  const same = caps.filter(({ card }) => card.currency === asked.currency);
  const [lowest] = (same.length ? same : caps).toSorted(
    (a, b) => a.line.rate - b.line.rate || (a.card.id < b.card.id ? -1 : 1),
  );
  if (!lowest) return null;
  const { id: cardId, name, currency, setBy, providerId, recruiterId } = lowest.card;
  const counted = caps.filter(({ card }) => card.currency === currency).length;
  return { cardId, name, currency, setBy, providerId, recruiterId, ...lowest.line, cards: counted };
};

/**
 * The line of a card that applies: one for the role by its title, else one for a skill. A line with a level counts
 * before one without. Several skills of a candidate may each have a line; the highest of them applies, as the
 * client pays for the most expensive one.
 */
const lineFor = (
  lines: readonly RateLine[],
  { titles, skills, experience }: CappedRate,
  idOf: (skill: string) => string,
): RateLine | null => {
  const from = experience === null ? null : experienceRangeOf(experience).from;
  const isLevel = ({ level }: RateLine) => level === null || levelFrom[level] === from;
  const fitting = lines.filter(isLevel);
  const perName = (keys: ReadonlySet<string>, keyOf: (name: string) => string): RateLine[] => {
    const named = fitting.filter(({ skill }) => keys.has(keyOf(skill)));
    return [...Map.groupBy(named, ({ skill }) => keyOf(skill)).values()].flatMap((same) => {
      const withLevel = same.filter(({ level }) => level !== null);
      return withLevel.length ? withLevel : same;
    });
  };
  const roles = perName(new Set(titles.map(skillKey)), skillKey);
  const found = roles.length ? roles : perName(new Set(skills.map(idOf)), idOf);
  return found.toSorted((a, b) => b.rate - a.rate)[0] ?? null;
};

/** How far a rate is above a cap, in minor units; 0 for one within it or in another currency. */
export const aboveCap = (
  rate: number,
  currency: string,
  cap: Pick<RateCap, 'rate' | 'currency'> | null | undefined,
): number => (cap && cap.currency === currency ? Math.max(0, rate - cap.rate) : 0);
