import { afterEach, expect, test, vi } from 'vitest';
import { notePageLoad } from './notePageLoad.ts';

afterEach(() => vi.restoreAllMocks());

const loadedAt = (loadEventEnd: number | undefined) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(loadEventEnd === undefined ? [] : ([{ loadEventEnd }] as never));
const toldBy = async () => {
  const notes = vi.fn(() => Promise.resolve());
  notePageLoad(Promise.resolve({ notePageLoad: notes }));
  // Waits until the deferred report of the page load has run.
  await new Promise((done) => setTimeout(done));
  await Promise.resolve();
  return notes.mock.calls;
};

test('a page reports its load time once, from the browser’s navigation timing', async () => {
  loadedAt(912.4);
  expect(await toldBy()).toEqual([[{ ms: 912 }]]);
});

test('missing or implausible load times are not reported', async () => {
  for (const end of [undefined, 0, 61_000]) {
    loadedAt(end);
    expect(await toldBy()).toEqual([]);
  }
});

test('a failed report of the load time is ignored', async () => {
  loadedAt(500);
  const refused = vi.fn(() => Promise.reject(new Error('429')));
  notePageLoad(Promise.resolve({ notePageLoad: refused }));
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
});
