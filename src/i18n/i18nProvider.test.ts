import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { german } from './de/index.ts';

/** The modules as a page has them before the declarations of nouns are loaded. */
vi.resetModules();
const { i18nProviderFor } = await import('./i18nProvider.ts');
const { declaredWords } = await import('./declaredWords.ts');
const { useShownLanguage } = await import('./shownLanguage.ts');

test('a first screen has the words of stored values, and every other label once the declarations are loaded', async () => {
  const english = i18nProviderFor({ language: 'en' }, {});
  const inGerman = i18nProviderFor({ language: 'de', words: german }, {});
  const reason = 'resources.requests.values.endReason.No Fitting Candidate';
  expect([english, inGerman].map(({ translate }) => translate(reason))).toEqual([
    'No Matching Candidate',
    'Kein passender Kandidat',
  ]);
  expect(declaredWords()).toBeUndefined();

  const { result } = renderHook(() => useShownLanguage());
  const before = result.current;
  const name = (provider: typeof english) =>
    provider.translate('resources.contracts.name', { smart_count: 2, _: 'Contracts, not yet' });
  expect([english, inGerman].map(name)).toEqual(['Contracts, not yet', 'Contracts, not yet']);
  await waitFor(() => expect(result.current).not.toBe(before));
  expect([english, inGerman].map(name)).toEqual(['Contracts', 'Verträge']);
});
