import { hashOf } from '../../hashOf.ts';

/**
 * Of equal scores, the lower hash of the id with the search's seed is first, so that neither names nor early
 * registration give an advantage, and no candidate is first in every search.
 */
export const isBefore = (
  oneScore: number,
  oneId: string,
  otherScore: number,
  otherId: string,
  seed: number,
): boolean => {
  if (oneScore !== otherScore) return oneScore > otherScore;
  const [one, other] = [hashOf(oneId, seed), hashOf(otherId, seed)];
  return one === other ? oneId < otherId : one < other;
};
