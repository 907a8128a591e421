import { hashOf } from '../hashOf.ts';

/** Of two with the same score, the lower hash of the id is first: nobody gains by a name or by having come early. */
export const isBefore = (oneScore: number, oneId: string, otherScore: number, otherId: string): boolean => {
  if (oneScore !== otherScore) return oneScore > otherScore;
  const [one, other] = [hashOf(oneId), hashOf(otherId)];
  return one === other ? oneId < otherId : one < other;
};
