import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import laterTexts from '../../../locales/de/laterOperator.json';
import texts from '../../../locales/de/operator.json';
import { printPdf } from '../../../pdf/printPdf.ts';
import { createFakerestDataProvider } from '../../dataProvider/fakerest.ts';
import { signedIn } from '../../dataProvider/signedIn.ts';
import { german } from '../../i18n/de/index.ts';
import { readFont } from '../../testing/readFont.ts';
import { readTables } from './analyticsTables.ts';
import { printAnalytics } from './printAnalytics.ts';
import { useWordsByCurrency } from './useWordsByCurrency.ts';

/** German, because its texts are the longest. */
const translate = (key: string, options: Record<string, unknown> = {}): string => {
  const found = key.split('.').reduce<unknown>((at, part) => (at as never)?.[part], {
    ...german.catalogue,
    ...texts,
    ...laterTexts,
  });
  const words = typeof found === 'string' ? found : String(options._ ?? key);
  return words.replace(/%\{(\w+)\}/g, (_, place: string) => String(options[place]));
};
const wordsIn = renderHook(() => useWordsByCurrency(), {
  wrapper: ({ children }) => (
    <I18nContextProvider value={{ translate, getLocale: () => 'de', changeLocale: () => Promise.resolve() }}>
      {children}
    </I18nContextProvider>
  ),
}).result.current;

test('the analytics are printed as a PDF: every table that is shown, every cell a text, no sign missing', async () => {
  const world = createWorld(defaultClock);
  const operator = world.users.find(({ userType }) => userType === 'admin');
  const { insight } = createFakerestDataProvider({
    world,
    actor: () => signedIn(operator as User, null),
    clock: () => defaultClock,
  });
  const tables = await readTables({ insight, range: '90d', metric: 'all', wordsIn });
  expect(tables.map(({ name }) => name)).toEqual([
    'key',
    'revenue',
    'engagement',
    'features',
    'regions',
    'performance',
  ]);
  for (const { columns, words } of tables)
    for (const row of words) {
      expect(row).toHaveLength(columns.length);
      expect(row.join()).not.toMatch(/\[object|undefined|NaN|platformAnalytics\./);
    }
  const told = { title: 'Plattformanalysen', range: '90d', author: 'Mara', language: 'de' } as const;
  const { bytes, missing } = await printPdf(printAnalytics(tables, told, wordsIn('USD')), readFont);
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(missing).toEqual([]);
});
