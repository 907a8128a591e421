import { describe, expect, test } from 'vitest';
import { conversionTone, demandTone } from './conversionTone.ts';
import { type HiringAnalyticsRows, hiringAnalytics } from './hiringAnalytics.ts';
import { type HiringRange, hiringRangeNames } from './hiringRange.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
type Entry = NonNullable<HiringAnalyticsRows['entries']>[number];
type Move = NonNullable<HiringAnalyticsRows['moves']>[number];
type Job = NonNullable<HiringAnalyticsRows['jobs']>[number];

const entry = (id: string, columns: Partial<Entry> = {}): Entry => ({
  id,
  candidateId: `BE-${id}`,
  stage: 'sourcing',
  outcome: 'Live',
  source: 'Talent Pool',
  addedDate: '2026-06-01',
  hireDate: null,
  offerAmount: null,
  currency: 'USD',
  ...columns,
});
const hire = (id: string, hireDate: string, columns: Partial<Entry> = {}): Entry =>
  entry(id, { stage: 'hired', hireDate, ...columns });
const move = (entryId: string, from: Move['from'], to: Move['to'], day: string): Move => ({
  entryId,
  from,
  to,
  at: `${day}T12:00:00.000Z`,
});
const job = (id: string, columns: Partial<Job> = {}): Job => ({
  id,
  skills: ['React'],
  status: 'Active',
  postedDate: '2026-06-01',
  salaryMin: null,
  salaryMax: null,
  salaryPer: 'Year',
  currency: 'USD',
  ...columns,
});

const told = (rows: HiringAnalyticsRows, range: HiringRange = '30days') => hiringAnalytics(rows, range, now);
const figure = (name: string, rows: HiringAnalyticsRows, range?: HiringRange) => {
  const { value, before } = told(rows, range).summary.find((one) => one.name === name) ?? {};
  return [value, before];
};

describe('the hiring analytics time range', () => {
  test('is 7 days, 30 days, 90 days, 6 months or 1 year, ends today and is compared with the preceding period', () => {
    expect(hiringRangeNames.map((range) => told({}, range).period)).toEqual([
      { from: '2026-06-09', to: '2026-06-15' },
      { from: '2026-05-17', to: '2026-06-15' },
      { from: '2026-03-18', to: '2026-06-15' },
      { from: '2025-12-16', to: '2026-06-15' },
      { from: '2025-06-16', to: '2026-06-15' },
    ]);
    expect(told({}, '7days').before).toEqual({ from: '2026-06-02', to: '2026-06-08' });
  });
});

describe('the hiring analytics summary', () => {
  test('counts a candidate for each job, by the day of being added, as the board does', () => {
    const entries = [
      entry('1', { candidateId: 'BE-A' }),
      entry('2', { candidateId: 'BE-A', addedDate: '2026-06-15' }),
      entry('3', { addedDate: '2026-05-16' }),
    ];
    expect(figure('totalCandidates', { entries })).toEqual([2, 1]);
    expect(figure('totalCandidates', { entries }, '1year')).toEqual([3, 0]);
  });

  test('counts the jobs that are active now, in every time range', () => {
    const jobs = [job('1', { postedDate: '2024-01-01' }), job('2', { status: 'Paused' })];
    expect(figure('activeJobs', { jobs }, '7days')).toEqual([1, null]);
  });

  test('counts interviews by the day they were scheduled, without canceled ones', () => {
    const interview = (createdAt: string, status: 'Scheduled' | 'Cancelled' = 'Scheduled') => ({
      createdAt,
      startsAt: '2026-06-20T09:00:00.000Z',
      status,
    });
    const interviews = [
      interview('2026-06-14T09:00:00.000Z'),
      interview('2026-06-14T09:00:00.000Z', 'Cancelled'),
      interview('2026-05-01T09:00:00.000Z'),
    ];
    expect(figure('interviewsScheduled', { interviews })).toEqual([1, 1]);
  });

  test('counts the placements of this calendar month that were not undone', () => {
    const entries = [
      hire('1', '2026-06-01'),
      hire('2', '2026-05-31'),
      hire('3', '2026-06-02', { outcome: 'Withdrawn' }),
      entry('4', { stage: 'offer', hireDate: '2026-06-03' }),
    ];
    expect(figure('placementsThisMonth', { entries }, '7days')).toEqual([1, null]);
  });

  test('shows time and cost of the hires in the period: days since being added, and a month at the offered rate', () => {
    const entries = [
      hire('1', '2026-06-11', { addedDate: '2026-06-01', offerAmount: 5000 }),
      hire('2', '2026-06-12', { addedDate: '2026-05-23', offerAmount: 7000 }),
      hire('3', '2026-06-12', { addedDate: '2026-06-12', offerAmount: 100, currency: 'EUR' }),
    ];
    expect(figure('avgTimeToHire', { entries })).toEqual([10, null]);
    expect(figure('costPerHire', { entries })).toEqual([6000 * 160, null]);
    expect(told({ entries }).otherCurrencies).toEqual(['EUR']);
  });

  test('averages the stars given in each period, for hires that stand, and makes nothing up without any', () => {
    const entries = [hire('1', '2026-06-11')];
    expect(figure('qualityOfHire', { entries })).toEqual([null, null]);
    expect(figure('candidateSatisfaction', { entries })).toEqual([null, null]);
    const review = (quality: number, qualityDate: string, hired = true) => ({
      hired,
      quality,
      qualityDate,
      satisfaction: null,
      satisfactionDate: null,
    });
    const reviews = [
      review(5, '2026-06-14'),
      review(4, '2026-05-17'),
      review(3, '2026-05-16'),
      review(1, '2026-06-14', false),
    ];
    expect(figure('qualityOfHire', { entries, reviews })).toEqual([0.9, 0.6]);
    expect(figure('candidateSatisfaction', { entries, reviews })).toEqual([null, null]);
    const quality = told({ entries, reviews }).summary.find(({ name }) => name === 'qualityOfHire');
    expect(quality?.change).toBeCloseTo(0.3);
  });
});

describe('the hiring stages', () => {
  const entries = [
    entry('1', { stage: 'screening' }),
    entry('2', { stage: 'hired', hireDate: '2026-06-10' }),
    entry('3'),
    entry('4', { addedDate: '2026-05-16', stage: 'offer' }),
  ];
  const moves = [
    move('2', 'sourcing', 'hired', '2026-06-09'),
    move('2', null, 'sourcing', '2026-06-01'),
    move('1', null, 'sourcing', '2026-06-01'),
    move('1', 'sourcing', 'offer', '2026-06-03'),
    move('1', 'offer', 'screening', '2026-06-06'),
    move('3', null, 'sourcing', '2026-06-01'),
  ];
  const { stages } = told({ entries, moves });

  test('count the candidates added in the period who reached a stage or a later one, even if moved back since', () => {
    expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
      ['sourcing', 3],
      ['screening', 2],
      ['interview', 2],
      ['offer', 2],
      ['hired', 1],
    ]);
  });

  test('show the share that moved on, and none for the last stage or an empty one', () => {
    expect(stages.map(({ conversion }) => conversion)).toEqual([2 / 3, 1, 1, 0.5, null]);
    expect(told({}).stages.map(({ conversion }) => conversion)).toEqual([null, null, null, null, null]);
  });

  test('show the mean days of completed stays', () => {
    expect(stages.map(({ avgDays }) => avgDays)).toEqual([5, null, null, 3, null]);
  });
});

test('hiring sources show candidates, the share hired and the cost per hire, largest source first', () => {
  const entries = [
    entry('1', { source: 'Referral' }),
    hire('2', '2026-06-10', { offerAmount: 5000 }),
    entry('3'),
    hire('4', '2026-06-10', { outcome: 'Rejected', offerAmount: 9000 }),
    hire('5', '2026-05-15', { addedDate: '2026-05-01', source: 'Job Posting' }),
  ];
  expect(told({ entries }).sources).toEqual([
    { source: 'Talent Pool', candidates: 3, hires: 1, conversion: 1 / 3, isEarly: false, cost: 800_000 },
    { source: 'Referral', candidates: 1, hires: 0, conversion: 0, isEarly: false, cost: null },
  ]);
});

test('a source says nothing yet while all its candidates are newer than a hire takes', () => {
  const early = (entries: readonly Entry[]) =>
    told({ entries }).sources.map(({ source, isEarly }) => [source, isEarly]);
  // Added 14 days ago; a hire takes 20 days as long as there is none.
  expect(early([entry('1')])).toEqual([['Talent Pool', true]]);
  expect(early([entry('1'), entry('2', { addedDate: '2026-05-26' })])).toEqual([['Talent Pool', false]]);
  const hires = ['10', '15', '30'].map((day, place) =>
    hire(`h${place}`, `2026-03-${day}`, { addedDate: '2026-03-01', source: 'Referral' }),
  );
  expect(early([entry('1'), ...hires])).toEqual([['Talent Pool', false]]);
  expect(early([entry('1', { addedDate: '2026-06-02' }), ...hires])).toEqual([['Talent Pool', true]]);
});

test.each([
  ['7days', 'day', 7, '2026-06-09', '2026-06-15'],
  ['30days', 'week', 5, '2026-05-12', '2026-06-09'],
  ['90days', 'week', 13, '2026-03-17', '2026-06-09'],
  ['6months', 'month', 7, '2025-12-01', '2026-06-01'],
] as const)('the chart of %s is by %s and has %i points', (range, step, count, first, last) => {
  const { trend } = told({}, range);
  expect([trend.step, trend.points.length, trend.points[0]?.from, trend.points.at(-1)?.from]).toEqual([
    step,
    count,
    first,
    last,
  ]);
});

test('a week of the chart counts its seven days', () => {
  const { trend } = told({
    applications: ['2026-06-08', '2026-06-09', '2026-06-15', '2026-06-16'].map((received) => ({ received })),
    entries: [hire('1', '2026-06-15')],
  });
  const [before, last] = trend.points.slice(-2);
  expect(before).toEqual({ from: '2026-06-02', applications: 1, interviews: 0, hires: 0 });
  expect(last).toEqual({ from: '2026-06-09', applications: 2, interviews: 0, hires: 1 });
});

test('hiring skills show demand relative to the top skill, growth against the previous period, and yearly pay', () => {
  const jobs = [
    job('1', { skills: ['React', 'SQL'], salaryMin: 10_000_000, salaryMax: 12_000_000 }),
    job('2', { salaryPer: 'Hour', salaryMin: 5000, salaryMax: null }),
    job('3', { currency: 'EUR', salaryMin: 1 }),
    job('4', { skills: ['react', 'Go'], postedDate: '2026-05-01' }),
  ];
  const request = (status: 'Accepted' | 'Withdrawn') => ({ skills: ['SQL'], status, received: '2026-06-02' });
  const { skills } = told({ jobs, requests: [request('Accepted'), request('Withdrawn')] });
  expect(skills).toEqual([
    { skill: 'React', asked: 3, before: 1, demand: 100, growth: 2, avgSalary: (11_000_000 + 10_400_000) / 2 },
    { skill: 'SQL', asked: 2, before: 0, demand: 67, growth: null, avgSalary: 11_000_000 },
  ]);
});

test('hiring months show applications, interviews and hires in the period, and hires divided by applications', () => {
  const interview = (startsAt: string) => ({ startsAt, createdAt: startsAt, status: 'Completed' as const });
  const { months } = told({
    applications: ['2026-05-16', '2026-05-17', '2026-06-01', '2026-06-02', '2026-06-03'].map((received) => ({
      received,
    })),
    interviews: [interview('2026-06-15T23:00:00.000Z'), interview('2026-06-16T00:00:00.000Z')],
    entries: [hire('1', '2026-06-15')],
  });
  expect(months).toEqual([
    { month: '2026-05', applications: 1, interviews: 0, hires: 0, conversion: 0 },
    { month: '2026-06', applications: 3, interviews: 1, hires: 1, conversion: 1 / 3 },
  ]);
  expect(told({}, '1year').months).toHaveLength(13);
  expect(told({}).months[0]?.conversion).toBeNull();
});

describe('hiring analytics colors', () => {
  test('for the conversion of a source are green from 80 percent, amber from 70, else red', () => {
    const tones = [0.8, 0.79, 0.7, 0.69].map((share) => conversionTone('source', share));
    expect(tones).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  test('for the conversion of a month are green from 15 percent, amber from 10, else red, by the decimal that is shown', () => {
    const tones = [0.15, 0.1496, 0.1494, 0.1, 0.099].map((share) => conversionTone('month', share));
    expect(tones).toEqual(['good', 'good', 'fair', 'fair', 'poor']);
  });

  test('for the bar of a skill change at 90, 80 and 70', () => {
    expect([90, 89, 80, 79, 70, 69].map(demandTone)).toEqual(['top', 'good', 'good', 'fair', 'fair', 'poor']);
  });
});
