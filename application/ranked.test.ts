import { expect, test, vi } from 'vitest';
import { criteriaSchema } from '../domain/matching/criteria.ts';
import { rankedSchema } from '../domain/matching/market/recommend.ts';
import { readListQuery } from '../domain/query/query.ts';
import { ranked } from './ranked.ts';

test('a list with too many candidates to score each has those of the list among the best, and says there are more', async () => {
  const asked = rankedSchema.parse({ jobId: 'JOB-1', range: '[1,2]' });
  const query = readListQuery('candidates', [{ where: {} }], { range: JSON.parse(asked.range) });
  const best = ['BE-9', 'BE-3', 'BE-5', 'BE-1'];
  // The list has more than can be scored; of the best, BE-3 is not in it.
  const read = [{ criteria: criteriaSchema.parse({}), query, ids: null }, best.filter((id) => id !== 'BE-3')];
  const step = vi.fn(async () => read.shift() as never);
  const ask = vi.fn(async () => best as never);
  expect(await ranked({ step, finish: step, ask })).toEqual({ ids: ['BE-5', 'BE-1'], total: 3, more: true });
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'order', ids: null }));
});
