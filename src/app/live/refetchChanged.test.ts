import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveChange } from '../../dataProvider/live.ts';
import { refetchChanged } from './refetchChanged.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edit = (id: string | null, version: number | null = 2): LiveChange => ({
  noun: 'requests',
  id,
  kind: 'edit',
  version,
});

/** Queries as a page shows them; returns how often each was requested. */
const openPage = async () => {
  const client = new QueryClient();
  const counts: Record<string, number> = {};
  const show = (name: string, queryKey: unknown[], options: object = {}) => {
    const queryFn = () => {
      counts[name] = (counts[name] ?? 0) + 1;
      return { data: [] };
    };
    return new QueryObserver(client, { queryKey, queryFn, ...options }).subscribe(() => {});
  };
  show('list', ['requests', 'getList', { filter: {} }]);
  show('one', ['requests', 'getOne', { id: 'RR-001' }]);
  show('another', ['requests', 'getOne', { id: 'RR-002' }]);
  show('form', ['requests', 'getOne', { id: 'RR-003' }], { refetchOnWindowFocus: false });
  show('figures', ['insights', 'requests', {}]);
  show('candidates', ['candidates', 'getList', {}]);
  const leave = show('left', ['requests', 'getList', { filter: { q: 'left' } }]);
  await vi.advanceTimersByTimeAsync(10);
  leave();
  const live = refetchChanged(client, () => 0.5);
  return { client, counts, live };
};

it('requests again what is on screen and concerned, once for a burst of changes', async () => {
  const { client, counts, live } = await openPage();
  live.take([edit('RR-001')]);
  live.take([edit('RR-001', 3), edit('RR-009')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(counts).toEqual({ list: 2, one: 2, another: 1, form: 1, figures: 2, candidates: 1, left: 1 });
  // What is not on screen is requested when it is shown.
  expect(client.getQueryState(['requests', 'getList', { filter: { q: 'left' } }])?.isInvalidated).toBe(true);
  live.take([edit('RR-001', 4)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(counts.list).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(counts.list).toBe(3);
  // Figures are computed over many rows.
  expect(counts.figures).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts.figures).toBe(3);
  live.close();
});

it('requests the platform’s settings again when an operator changes them', async () => {
  const { client, counts, live } = await openPage();
  const leave = new QueryObserver(client, {
    queryKey: ['platform'],
    queryFn: () => {
      counts.platform = (counts.platform ?? 0) + 1;
      return {};
    },
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  live.take([{ noun: 'featureToggles', id: null, kind: 'edit', version: null }]);
  await vi.advanceTimersByTimeAsync(100);
  expect([counts.platform, counts.list]).toEqual([2, 1]);
  leave();
  live.close();
});

it('leaves a row alone that is open in a form', async () => {
  const { counts, live } = await openPage();
  live.take([edit('RR-003'), edit(null, null)]);
  live.takeAll();
  await vi.advanceTimersByTimeAsync(100);
  expect(counts.form).toBe(1);
  expect(counts.another).toBeGreaterThan(1);
  live.close();
});

it('requests nothing for a row that this page has just written, unless somebody wrote it after', async () => {
  const { client, counts, live } = await openPage();
  await client
    .getMutationCache()
    .build(client, {
      mutationKey: ['requests', 'update', {}],
      mutationFn: async () => ({ id: 'RR-001', version: 2 }),
    })
    .execute(undefined);
  live.take([edit('RR-001', 2)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(counts.list).toBe(1);
  live.take([edit('RR-001', 3)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(counts.list).toBe(2);
  live.close();
});

it('spreads the requests for a change that many pages show', async () => {
  const { counts, live } = await openPage();
  live.take([{ ...edit('RR-001'), within: 10_000 }]);
  await vi.advanceTimersByTimeAsync(4900);
  expect(counts.list).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(counts.list).toBe(2);
  live.close();
});
