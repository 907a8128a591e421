import { expect, test } from 'vitest';
import { laterWords, loadLaterWords } from './laterWords.ts';
import { openTexts } from './shownLanguage.ts';

test('a console brings its own texts of later pages, also after pages of another console', async () => {
  await openTexts('recruiter');
  await loadLaterWords();
  expect(laterWords()).toMatchObject({ requests: {}, requisitions: {} });
  await openTexts('admin');
  expect(laterWords()).toMatchObject({ requests: {}, requisitions: {}, books: {} });
});
