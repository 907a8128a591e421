import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { hiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import laterTexts from '../../../locales/de/laterRecruiter.json';
import texts from '../../../locales/de/recruiter.json';
import { printPdf } from '../../../pdf/printPdf.ts';
import { german } from '../../i18n/de/index.ts';
import { readFont } from '../../testing/readFont.ts';
import { printRecruitmentAnalytics } from './printRecruitmentAnalytics.ts';
import { useHiringWords } from './useHiringWords.ts';

const world = createWorld(defaultClock);
const report = hiringAnalytics(
  {
    entries: world.pipelineEntries,
    moves: world.stageChanges,
    jobs: world.jobs,
    interviews: world.interviews,
    applications: world.applications,
    requests: world.requests,
  },
  '1year',
  defaultClock,
);

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
const wordsOf = () =>
  renderHook(() => useHiringWords('USD'), {
    wrapper: ({ children }) => (
      <I18nContextProvider
        value={{ translate, getLocale: () => 'de', changeLocale: () => Promise.resolve() }}
      >
        {children}
      </I18nContextProvider>
    ),
  }).result.current;

test('the analytics are printed as a PDF: all five tables, every cell a text, no sign missing', async () => {
  const document = printRecruitmentAnalytics(report, 'Mara', wordsOf(), 'de');
  const tables = document.blocks.filter(({ kind }) => kind === 'table');
  expect(tables).toHaveLength(5);
  for (const table of tables)
    if (table.kind === 'table')
      for (const row of table.rows) {
        expect(row).toHaveLength(table.columns.length);
        expect(row.join()).not.toMatch(/\[object|undefined|NaN|hiringAnalytics\./);
      }
  const { bytes, missing } = await printPdf(document, readFont);
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(missing).toEqual([]);
});
