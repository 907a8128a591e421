import type { FastifyInstance } from 'fastify';
import { mostRead, vocabularyOf } from '../../domain/skills/vocabulary.ts';
import { type GuardOptions, guarded } from '../guard.ts';
import type { Answer, Work } from '../work.ts';

/** `GET /api/v1/vocabulary`: the skills and places to choose from. Names only: whose they are is not told. */
export const vocabularyRoutes = (app: FastifyInstance, options: GuardOptions) => {
  app.get('/api/v1/vocabulary', { config: { access: 'signedIn' } }, guarded(options, vocabulary));
};

type Words = { skills: string[]; location?: string };

/** Each part reads the newest rows through an index, so that it takes as long over a million rows as over a thousand. */
const vocabulary = async ({ actor, transaction }: Work): Promise<Answer> => {
  transaction.as('system');
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
  return {
    body: vocabularyOf({
      skills: [...market, ...jobs, ...own].map(({ skills }) => skills),
      locations: seen.map(({ location }) => location ?? ''),
    }),
  };
};
