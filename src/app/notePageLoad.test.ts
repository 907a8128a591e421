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
  // Behind whatever the page load was put off to.
  await new Promise((done) => setTimeout(done));
  await Promise.resolve();
  return notes.mock.calls;
};

test('a page tells once, by the browser’s own navigation timing, how long it took to load', async () => {
  loadedAt(912.4);
  expect(await toldBy()).toEqual([[{ ms: 912 }]]);
});

test('what the browser does not say, or what nobody would believe, is not told', async () => {
  for (const end of [undefined, 0, 61_000]) {
    loadedAt(end);
    expect(await toldBy()).toEqual([]);
  }
});

test('nobody is told if it does not arrive', async () => {
  loadedAt(500);
  const refused = vi.fn(() => Promise.reject(new Error('429')));
  notePageLoad(Promise.resolve({ notePageLoad: refused }));
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
});
