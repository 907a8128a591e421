import type { FastifyInstance } from 'fastify';
import { mostRead, type Vocabulary, vocabularyOf } from '../../domain/skills/vocabulary.ts';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../requests/guard.ts';
import { operate } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';

/** `GET /api/v1/vocabulary`: skills and locations to choose from, without revealing whose they are. */
export const vocabularyRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.vocabulary, readVocabulary);
};

type Words = { skills: string[]; location?: string };

/** Each part reads the newest rows through an index, so the number of rows does not matter. */
const readVocabulary = async (work: Work): Promise<Vocabulary> => {
  const { actor } = work;
  const transaction = work.transaction.as('system');
  const [market, jobs, own] = await Promise.all([
    transaction.query<Words>(
      'select "skills", "location" from "candidates" where "listed" order by "seq" desc limit $1',
      [mostRead],
    ),
    transaction.query<Words>(`select "skills" from "jobs" where "listed" order by "seq" desc limit $1`, [
      mostRead,
    ]),
    transaction.query<Words>(
      'select "skills", "location" from "candidates" where "companyId" = $1 order by "seq" desc limit $2',
      [actor.companyId ?? '', mostRead],
    ),
  ]);
  const seen = actor.userType === 'provider' ? own : market;
  return vocabularyOf({
    skills: [...market, ...jobs, ...own].map(({ skills }) => skills),
    locations: seen.map(({ location }) => location ?? ''),
  });
};
