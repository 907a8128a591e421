import { expect, test } from 'vitest';
import { stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { type HiringReport, hiringReport } from '../../../domain/insight/hiringReport.ts';
import german from '../../../locales/de/recruiter.json';
import { printPdf } from '../../../pdf/printPdf.ts';
import { readFont } from '../../testing/readFont.ts';
import { printHiringReport } from './printHiringReport.ts';

const { hiring } = german;

const now = new Date('2026-06-15T09:00:00.000Z');
const job = (place: number) => ({
  id: `JOB-${place}`,
  title: 'Senior Machine Learning Engineer for Fraud Detection and Prevention, Worldwide',
  status: 'Active' as const,
  postedDate: '2026-06-01',
  applications: 12_345,
  views: 12_345,
});

/** The texts of the report in German, because they are the longest; states stay in English. */
const translate = (key: string, options: Record<string, unknown> = {}): string => {
  const word = key.split('.').at(-1) as keyof typeof hiring.report;
  const words = key.startsWith('hiring.report.') ? hiring.report[word] : word;
  return words.replace(/%\{(\w+)\}/g, (_, place: string) => String(options[place]));
};

const print = (report: HiringReport) => printHiringReport(report, 'Mara', { translate, locale: 'de' });

test('a hiring report fits on one page, however many jobs there are and however long their titles', async () => {
  const report = hiringReport(
    {
      jobs: Array.from({ length: 40 }, (_, place) => job(place)),
      jobViews: [],
      applications: [],
      entries: [],
      moves: [],
      interviews: [],
      requests: [],
    },
    now,
  );
  const { bytes, missing } = await printPdf(print(report), readFont);
  const pages = /\/Type \/Pages\s*\/Count (\d+)/.exec(new TextDecoder('latin1').decode(bytes))?.[1];
  expect(pages).toBe('1');
  expect(missing).toEqual([]);
});

test('unknown figures are shown as a dash, and every stage has its line', () => {
  const none = {
    jobs: [],
    jobViews: [],
    applications: [],
    entries: [],
    moves: [],
    interviews: [],
    requests: [],
  };
  const { blocks } = print(hiringReport(none, now));
  const [figures, people] = blocks.filter(({ kind }) => kind === 'table');
  expect(JSON.stringify(figures)).toContain('–');
  expect(people).toMatchObject({ rows: stages.map((stage) => [stage, '0', '0']) });
});
