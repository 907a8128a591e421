import { read } from '@e965/xlsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type HiringAnalyticsRows, hiringAnalytics } from '../../domain/insight/hiringAnalytics.ts';
import type { HiringRange } from '../../domain/insight/hiringRange.ts';
import { utcDay } from '../../domain/time/days.ts';
import { defaultClock } from '../../fixtures/index.ts';
import { offline, openConnection, serverError } from '../testing/connection.ts';
import { openPage, sample } from '../testing/open.tsx';

const page = (range = '') => openPage('recruiter', `/analytics${range && `?range=${range}`}`);
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};
const headings = (of: Awaited<ReturnType<typeof table>>) =>
  of.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** The figures of the sample recruiter’s own rows. */
const figuresOf = (range: HiringRange) => {
  const { store } = sample;
  const ofCompany = ({ companyId }: { companyId: string }) => companyId === 'CO-002';
  const ofRecruiter = ({ recruiterId }: { recruiterId: string }) => recruiterId === 'CO-002';
  const rows: HiringAnalyticsRows = {
    entries: store.rows('pipelineEntries').filter(ofCompany),
    moves: store.rows('stageChanges'),
    jobs: store.rows('jobs').filter(ofCompany),
    interviews: store.rows('interviews').filter(ofCompany),
    applications: store.rows('applications').filter(ofRecruiter),
    requests: store.rows('requests').filter(ofRecruiter),
    reviews: store.rows('hireReviews').filter(ofCompany),
  };
  const { summary, ...figures } = hiringAnalytics(rows, range, defaultClock);
  const figure = (name: string) => summary.find((one) => one.name === name)?.value ?? null;
  return { ...figures, figure };
};
const percent = (share: number | null) => `${(100 * (share ?? 0)).toFixed(1)}%`;
const savedBy = async (save: () => Promise<void>): Promise<Blob> => {
  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  keep.mockRestore();
  return files[0] as Blob;
};

test('the time range is 7 days, 30 days, 90 days, 6 months or 1 year, and 30 days is the default', async () => {
  await page();
  const ranges = within(await screen.findByRole('group', { name: 'Time range' }));
  expect(ranges.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '7 days',
    '30 days',
    '90 days',
    '6 months',
    '1 year',
  ]);
  ranges.getByRole('button', { name: '30 days', pressed: true });
});

test('another time range shows other figures and is in the URL', async () => {
  const { user } = await page();
  const [month, half] = [figuresOf('30days'), figuresOf('6months')].map(({ figure }) =>
    figure('totalCandidates'),
  );
  expect(half).toBeGreaterThan(Number(month));
  (await card('Total candidates')).getByText(String(month));
  await user.click(screen.getByRole('button', { name: '6 months' }));
  await screen.findByText(/compared with the 182 days before/);
  (await card('Total candidates')).getByText(String(half));
  expect(window.location.search).toBe('?range=6months');
});

test('a time range in the URL is applied, and an unknown one falls back to 30 days', async () => {
  await page('1year');
  await screen.findByText(/compared with the 365 days before/);
  act(() => window.history.pushState(null, '', '/'));
  await page('31');
  await screen.findByText(/compared with the 30 days before/);
});

test('the summary shows candidates, active jobs, interviews, placements, time to hire and cost per hire', async () => {
  await page();
  const { figure } = figuresOf('30days');
  const dollars = Math.round(Number(figure('costPerHire')) / 100).toLocaleString('en-US');
  for (const [name, shown] of [
    ['Total candidates', String(figure('totalCandidates'))],
    ['Active jobs', '7'],
    ['Interviews scheduled', String(figure('interviewsScheduled'))],
    ['Placements this month', '0'],
    ['Average time to hire', `${Math.round(Number(figure('avgTimeToHire')))} days`],
    ['Monthly cost per hire', `$${dollars}`],
  ] as const)
    (await card(name)).getByText(shown);
  (await card('Average time to hire')).getByText(/^(Up|Down) \d+% from \d+ days$/);
});

test('quality of hire and candidate satisfaction are the average stars of the hire reviews in the period', async () => {
  await page();
  const since = utcDay(new Date(defaultClock.getTime() - 29 * 86_400_000));
  const own = sample.store.rows('hireReviews').filter(({ companyId }) => companyId === 'CO-002');
  for (const [name, field] of [
    ['Quality of hire', 'quality'],
    ['Candidate satisfaction', 'satisfaction'],
  ] as const) {
    const given = own.filter((review) => String(review[`${field}Date`] ?? '') >= since);
    const stars = given.flatMap((review) => review[field] ?? []);
    expect(stars.length).toBeGreaterThan(0);
    const share = stars.reduce((sum, one) => sum + one, 0) / (stars.length * 5);
    (await card(name)).getByText(`${(share * 100).toFixed(0)}%`);
  }
});

test('stage metrics show stage, count, conversion and average days of the five stages', async () => {
  await page();
  const stages = await table('Pipeline stages');
  expect(headings(stages)).toEqual(['Stage', 'Candidates', 'Conversion', 'Average days']);
  const [sourcing, screening] = figuresOf('30days').stages;
  for (const [name, of] of [
    ['Sourcing', sourcing],
    ['Screening', screening],
  ] as const)
    stages.getByRole('row', {
      name: `${name} ${of?.count} ${percent(of?.conversion ?? null)} ${of?.avgDays?.toFixed(1)}`,
    });
  stages.getByRole('row', { name: 'Hired 0 – –' });
});

test('source metrics show source, candidates, conversion and cost, with low conversion in red and in words', async () => {
  await page('6months');
  const sources = await table('Sources');
  expect(headings(sources)).toEqual(['Source', 'Candidates', 'Hired', 'Conversion', 'Cost']);
  const hiring = figuresOf('6months').sources.filter(({ hires }) => hires > 0);
  expect(hiring.length).toBeGreaterThan(1);
  for (const { source, candidates, hires, conversion, cost } of hiring) {
    const shown = cost === null ? '–' : `$${Math.round(cost / 100).toLocaleString('en-US')}`;
    const name = `${source} ${candidates} ${hires} ${percent(conversion)} low ${shown}`;
    const row = within(sources.getByRole('row', { name }));
    expect(row.getByText(percent(conversion)).parentElement).toHaveAttribute('data-tone', 'poor');
  }
  screen.getByRole('figure', { name: 'Candidates by source' });
});

test('a source whose candidates are all newer than a hire takes is not rated yet, and the chart of 30 days is by week', async () => {
  const today = defaultClock.toISOString().slice(0, 10);
  await openPage('recruiter', '/analytics', {
    prepare: (writer) => {
      for (const entry of sample.store.rows('pipelineEntries'))
        if (entry.source === 'Referral') writer.change('pipelineEntries', entry, { addedDate: today });
    },
  });
  const sources = await table('Sources');
  const row = within(sources.getByRole('row', { name: /^Referral .* too early/ }));
  expect(row.getByText(/%$/).parentElement).toHaveAttribute('data-tone', 'early');
  const chart = screen.getByRole('figure', { name: 'Applications, interviews and hires by week' });
  expect(chart).toBeVisible();
});

test('skill trends show skill, demand, growth and average salary, the first eight and then all', async () => {
  const { user } = await page();
  const skills = await table('Skill trends');
  expect(headings(skills)).toEqual(['Skill', 'Demand', 'Requested', 'Growth', 'Average salary']);
  skills.getByRole('row', { name: 'Python 100 7 Up from 1 $167,500' });
  expect(skills.getAllByRole('row')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: /^Show all \d+ skills$/ }));
  expect((await table('Skill trends')).getAllByRole('row').length).toBeGreaterThan(9);
});

test('monthly trends show applications, interviews, hires and hires by applications to one decimal, colored by rating', async () => {
  await page('6months');
  const months = await table('Monthly trends');
  expect(headings(months)).toEqual(['Month', 'Applications', 'Interviews', 'Hires', 'Conversion rate']);
  const january = figuresOf('6months').months.find(({ month }) => month === '2026-01');
  expect(january?.conversion).toBeGreaterThan(0.15);
  const { applications, interviews, hires, conversion = null } = january ?? {};
  const row = within(
    months.getByRole('row', {
      name: `January 2026 ${applications} ${interviews} ${hires} ${percent(conversion)} good`,
    }),
  );
  expect(row.getByText(percent(conversion)).parentElement).toHaveAttribute('data-tone', 'good');
  screen.getByRole('figure', { name: 'Applications, interviews and hires by month' });
});

test('each table is exported as CSV with all of its rows', async () => {
  const { user } = await page('6months');
  const skills = await panel('Skill trends');
  const file = await savedBy(() => user.click(skills.getByRole('button', { name: /^Export CSV/ })));
  const csv = await file.text();
  const [first, ...rows] = csv.split('\r\n');
  expect(first).toBe('Skill,Demand,Requested,Growth,Average salary');
  expect(rows.length).toBeGreaterThan(8);
  for (const name of ['Summary', 'Pipeline stages', 'Sources', 'Monthly trends'])
    screen.getByRole('button', { name: `Export CSV: ${name}` });
});

test('everything is exported as an Excel workbook: one sheet per table, with formats for numbers, shares, amounts and months', async () => {
  const { user } = await page('6months');
  const save = await screen.findByRole('button', { name: 'Export Excel' });
  const file = await savedBy(() => user.click(save));
  const { SheetNames, Sheets } = read(await file.arrayBuffer(), { cellNF: true, cellDates: true, UTC: true });
  expect(SheetNames).toEqual(['Summary', 'Pipeline stages', 'Monthly trends', 'Sources', 'Skill trends']);
  const cell = (sheet: string, address: string) => {
    const { t, v, z } = Sheets[sheet]?.[address] ?? {};
    return [t, v instanceof Date ? v.toISOString().slice(0, 10) : v, z];
  };
  expect(cell('Summary', 'A2')).toEqual(['s', 'Total candidates', 'General']);
  expect(cell('Summary', 'B2')).toEqual(['n', figuresOf('6months').figure('totalCandidates'), '#,##0']);
  expect(cell('Monthly trends', 'A2')).toEqual(['d', expect.stringMatching(/^\d{4}-\d\d-01$/), 'yyyy-mm']);
  /** The text of the first figure in a column; cells without a figure are empty. */
  const formatIn = (sheet: string, column: string) =>
    [2, 3, 4, 5, 6, 7, 8, 9].map((row) => cell(sheet, `${column}${row}`)).find(([t]) => t === 'n')?.[2];
  expect(formatIn('Pipeline stages', 'C')).toBe('0.0%');
  expect(formatIn('Monthly trends', 'E')).toBe('0.0%');
  expect(formatIn('Sources', 'D')).toBe('0.0%');
  expect(formatIn('Skill trends', 'E')).toBe('#,##0.00');
});

test('a recruiter without any data is told what will appear, and can post a job from there', async () => {
  await openPage('recruiter', '/analytics', {
    without: ['interviews', 'stageChanges', 'pipelineEntries', 'applications', 'requests', 'jobs'],
  });
  await screen.findByRole('heading', { name: 'Nothing to analyze yet' });
  expect(screen.getByRole('link', { name: 'Post New Job' })).toHaveAttribute(
    'href',
    '/recruiter/jobs/create',
  );
});

test('the page shows a skeleton while loading, explains server and connection errors, and recovers on Try again', async () => {
  const connection = openConnection();
  const { user } = await openPage('recruiter', '/analytics', { through: connection.through });
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull());
  act(() => connection.fail(serverError));
  await screen.findByText(/Something went wrong on our side/);
  connection.fail(offline);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText(/Can’t reach the server/);
  connection.mend();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  (await card('Total candidates')).getByText(String(figuresOf('30days').figure('totalCandidates')));
});
