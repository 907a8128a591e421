import type { Party } from '../../access/can.ts';
import { firstPlaces, type Search } from '../../contract/hiring/searches.ts';
import { cutWords } from './cutWords.ts';
import type { Recommendations } from './recommend.ts';

/** The stored row of a search; its record is stored beside it. */
export const searchRow = (
  { at, jobId, criteria, skills, visible, passed, matches, engine, dictionary }: Recommendations,
  { companyId, userId }: Pick<Party, 'companyId' | 'userId'>,
): Omit<Search, 'id' | 'version' | 'createdAt' | 'updatedAt'> => ({
  companyId: String(companyId),
  userId: String(userId),
  jobId,
  jobTitle: cutWords(criteria.title ?? '', 120) || null,
  skills: skills.map((name) => cutWords(name, 80)),
  visible,
  passed,
  shown: matches.length,
  best: matches[0]?.score ?? null,
  firstTen: matches.slice(0, firstPlaces).map(({ id }) => id),
  engine,
  dictionary,
  at,
});
