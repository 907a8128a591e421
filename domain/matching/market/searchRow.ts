import type { Actor } from '../../access/can.ts';
import type { Search } from '../../contract/searches.ts';
import type { Recommendations } from './recommend.ts';

/** As a field of this length takes it. */
const cut = (words: string, max: number): string => words.slice(0, max).trim();

/** The row that a search is kept as; its record stands beside it. */
export const searchRow = (
  { at, jobId, criteria, skills, visible, passed, matches, engine, dictionary }: Recommendations,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
): Omit<Search, 'id' | 'version' | 'createdAt' | 'updatedAt'> => ({
  companyId: String(companyId),
  userId: String(userId),
  jobId,
  jobTitle: cut(criteria.title ?? '', 120) || null,
  skills: skills.map((name) => cut(name, 80)),
  visible,
  passed,
  shown: matches.length,
  best: matches[0]?.score ?? null,
  engine,
  dictionary,
  at,
});
