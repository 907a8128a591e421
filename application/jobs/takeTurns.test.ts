import { expect, it } from 'vitest';
import type { RowIn } from '../../domain/contract/index.ts';
import { dueFilter } from '../../domain/query/due.ts';
import { createWorld } from '../../fixtures/index.ts';
import { unread } from './resumeTexts.ts';
import { takeTurns } from './takeTurns.ts';

type Resume = RowIn<'candidateDocuments'>;
const samples = createWorld(new Date('2026-06-15T09:00:00Z')).candidateDocuments;
/** Resumes of these companies, oldest first. */
const run = async (
  companies: readonly string[],
  answer: (id: string, isLastTry: boolean) => 'done' | 'later' | Error,
) => {
  const waiting = samples.slice(0, companies.length).map((sample, at) => ({
    ...sample,
    id: `${at + 1}`,
    companyId: companies[at] ?? '',
    textState: null,
  }));
  const tried: string[] = [];
  const outcome = await takeTurns<'candidateDocuments'>({
    due: unread,
    ownerOf: ({ companyId }) => companyId,
    find: async (due) => waiting.find(dueFilter(due, new Date())),
    act: async ({ id }: Resume, isLastTry) => {
      tried.push(isLastTry ? `${id} again` : id);
      const said = answer(id, isLastTry);
      if (said instanceof Error) throw said;
      if (said === 'done')
        waiting.splice(
          waiting.findIndex((one) => one.id === id),
          1,
        );
      return said;
    },
  }).catch((error: Error) => error.message);
  return { tried: tried.join(', '), outcome };
};

it('companies take turns, however many resumes one has', async () => {
  expect(await run(['A', 'A', 'A', 'B', 'C', 'B'], () => 'done')).toEqual({
    tried: '1, 4, 5, 2, 6, 3',
    outcome: 6,
  });
});

it('a slow resume waits until all others are done, and is tried once more', async () => {
  const slow = ['1', '2'];
  expect(
    await run(['A', 'A', 'B', 'A'], (id, isLastTry) => (slow.includes(id) && !isLastTry ? 'later' : 'done')),
  ).toEqual({ tried: '1, 3, 2, 4, 1 again, 2 again', outcome: 4 });
  expect((await run(['A'], () => 'later')).tried).toBe('1, 1 again');
});

it('a resume that fails is not tried again in the same run, and stops nobody', async () => {
  const { tried, outcome } = await run(['A', 'A', 'B'], (id) => (id === '1' ? new Error('broken') : 'done'));
  expect(tried).toBe('1, 3, 2');
  expect(outcome).toBe('candidateDocuments 1: broken');
});
