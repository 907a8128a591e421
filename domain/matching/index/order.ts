import { hashOf } from '../../hashOf.ts';

/**
 * Of equal scores, the lower hash of the id is first, so that neither names nor early registration give an
 * advantage.
 */
export const isBefore = (oneScore: number, oneId: string, otherScore: number, otherId: string): boolean => {
  if (oneScore !== otherScore) return oneScore > otherScore;
  const [one, other] = [hashOf(oneId), hashOf(otherId)];
  return one === other ? oneId < otherId : one < other;
};
