import { expect, test, vi } from 'vitest';

test('a console brings its own texts of later pages, also after pages of another console', async () => {
  vi.resetModules();
  const { openTexts } = await import('./shownLanguage.ts');
  const { laterWords, loadLaterWords } = await import('./laterWords.ts');
  await openTexts('recruiter');
  expect(laterWords()).toBeUndefined();
  await loadLaterWords();
  expect(Object.keys(laterWords() ?? {})).toEqual(expect.arrayContaining(['requests', 'requisitions']));
  expect(laterWords()).not.toHaveProperty('books');
  await openTexts('admin');
  expect(laterWords()).toMatchObject({ requests: {}, requisitions: {}, books: {} });
});
