import type { Responses } from './credits.ts';
import type { Need } from './need.ts';
import { pointsOf, totalOf } from './points.ts';
import type { Profile } from './profile.ts';
import { type Raise, raisesOf } from './raises.ts';
import { type Explained, explain } from './reasons.ts';
import { type LikenessOf, noResponses, type ScoreParts, scorePartsOf } from './scoreParts.ts';

/**
 * One candidate scored against one need. `exact` is the score in thousandths of a point, used for ranking.
 */
export type Match = Explained & {
  id: string;
  exact: number;
  raises: Raise[];
  engine: string;
  dictionary: string;
};

/** `withRaises` is for those who are shown what would raise the score: it is most of the work. */
export const matchOf = (id: string, need: Need, parts: ScoreParts, withRaises = true): Match => {
  const points = pointsOf(need, parts);
  return {
    id,
    exact: totalOf(points),
    ...explain(need, parts, points),
    raises: withRaises ? raisesOf(need, parts) : [],
    engine: need.engine,
    dictionary: need.dictionary,
  };
};

/** Scores a single profile, with the same result as an index search. */
export const scoreProfile = (
  need: Need,
  profile: Profile,
  likenessOf: LikenessOf,
  responses: Responses = noResponses,
): Match => matchOf(profile.id, need, scorePartsOf(need, profile, likenessOf, responses));
