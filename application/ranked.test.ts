import { expect, test } from 'vitest';
import { criteriaSchema } from '../domain/matching/criteria.ts';
import { rankedSchema } from '../domain/matching/market/recommend.ts';
import { readListQuery } from '../domain/query/query.ts';
import { rankCandidates } from './ranked.ts';

test('a list with too many candidates to score each has those of the list among the best, and says there are more', async () => {
  const asked = rankedSchema.parse({ jobId: 'JOB-1', range: '[1,2]' });
  const query = readListQuery('candidates', [{ where: {} }], { range: JSON.parse(asked.range) });
  const ranked = await rankCandidates(asked, {
    readRankable: async () => ({ criteria: criteriaSchema.parse({}), query, ids: null }),
    readAmong: async (_, ids) => ids.filter((id) => id !== 'BE-3'),
    order: async (_, ids) => (ids === null ? ['BE-9', 'BE-3', 'BE-5', 'BE-1'] : []),
  });
  expect(ranked).toEqual({ ids: ['BE-5', 'BE-1'], total: 3, more: true });
});
