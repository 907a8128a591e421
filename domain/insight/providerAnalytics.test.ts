import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, utcDay } from '../time/days.ts';
import { benchHistory } from './benchHistory.ts';
import { dateOf } from './daySpans.ts';
import type { metricNames } from './metrics.ts';
import { ranges } from './period.ts';
import {
  type AnalyticsCandidate,
  type AnalyticsContract,
  type AnalyticsJob,
  type AnalyticsRequest,
  providerAnalytics,
} from './providerAnalytics.ts';
import { demandLevels } from './skills.ts';
import { relativeChange } from './statistics.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const today = Math.floor(now.getTime() / 86_400_000);

const candidate = (id: string, more: Partial<AnalyticsCandidate> = {}): AnalyticsCandidate => ({
  id,
  name: `Person ${id}`,
  title: 'Engineer',
  skills: ['Java'],
  status: 'Available',
  rate: 6000,
  cost: 3650,
  currency: 'USD',
  benchSince: null,
  availabilityConfirmed: '2026-03-30',
  profileViews: 3,
  createdAt: '2025-01-01T09:00:00.000Z',
  ...more,
});
const deal = (candidateId: string | null, more: Partial<AnalyticsContract> = {}): AnalyticsContract => ({
  id: `CT-${candidateId}`,
  candidateId,
  type: 'SOW',
  status: 'Active',
  signedDate: '2026-03-10',
  startDate: '2026-03-22',
  endDate: '2026-04-20',
  rate: 7300,
  monthlyHours: 160,
  currency: 'USD',
  updatedAt: '2026-03-10T09:00:00.000Z',
  ...more,
});
const request = (id: string, more: Partial<AnalyticsRequest> = {}): AnalyticsRequest => ({
  id,
  candidateId: null,
  skills: ['Java'],
  status: 'Pending Response',
  rateMin: 5000,
  rateMax: 5500,
  currency: 'USD',
  received: '2026-03-25',
  createdAt: '2026-03-25T09:00:00.000Z',
  answeredAt: null,
  ...more,
});
const job = (skills: string[], postedDate = '2026-03-20'): AnalyticsJob => ({
  id: 'JOB-1',
  skills,
  postedDate,
});

const metric = (report: ReturnType<typeof providerAnalytics>, name: (typeof metricNames)[number]) =>
  report.metrics.find((one) => one.name === name);
const told = (rows: readonly { kind: string }[], kind: string) => rows.find((one) => one.kind === kind);

describe('the provider’s key figures', () => {
  test('count a deal as rate times hours for its days in the period', () => {
    const { metrics } = providerAnalytics({ people: [candidate('A')], contracts: [deal('A')] }, 30, now);
    const revenue = metrics.find(({ name }) => name === 'revenue');
    expect(revenue).toMatchObject({
      value: Math.round((7300 * 160 * 12 * 10) / 365),
      before: 0,
      change: null,
    });
  });

  test('show a utilization of a sixth for one of two candidates placed for 10 of 30 days', () => {
    const report = providerAnalytics(
      { people: [candidate('A'), candidate('B')], contracts: [deal('A')] },
      30,
      now,
    );
    expect(metric(report, 'utilisation')?.value).toBeCloseTo(1 / 6);
  });

  test('count a day on the bench at 160 hours a month', () => {
    const report = providerAnalytics({ people: [candidate('A')] }, 30, now);
    expect(metric(report, 'benchCost')?.value).toBe(5760_00);
  });

  test('measure the response time until the first answer, and ignore views', () => {
    const answered = { status: 'Proposal Sent' as const, answeredAt: '2026-03-26T21:00:00.000Z' };
    const looked = request('2', { status: 'Under Review' });
    const report = providerAnalytics(
      { people: [candidate('A')], requests: [request('1', answered), looked, request('3')] },
      30,
      now,
    );
    expect(metric(report, 'timeToAnswer')?.value).toBe(36);
    expect(metric(report, 'responseRate')?.value).toBeCloseTo(1 / 3);
  });

  test('show profile views in the period and in the one before', () => {
    const views = ['2026-03-31', '2026-03-25', '2026-03-24', '2026-03-20', '2026-03-17'].map((day, n) => ({
      id: `PV-${n}`,
      day,
    }));
    const report = providerAnalytics({ views }, 7, now);
    expect(metric(report, 'profileViews')).toMatchObject({ value: 2, before: 2, change: 0, better: 'more' });
  });

  test('count other days for another time range', () => {
    const old = request('1', { received: '2026-03-01' });
    const counts = ranges.map(
      (days) => metric(providerAnalytics({ requests: [old, request('2')] }, days, now), 'requests')?.value,
    );
    expect(counts).toEqual([1, 1, 2, 2]);
  });

  test('name other currencies instead of adding their amounts', () => {
    const euro = deal('A', { currency: 'EUR' });
    const report = providerAnalytics(
      { people: [candidate('A'), candidate('B')], contracts: [euro] },
      30,
      now,
    );
    expect([metric(report, 'revenue')?.value, report.currency, report.otherCurrencies]).toEqual([
      0,
      'USD',
      ['EUR'],
    ]);
  });
});

describe('the bench history', () => {
  test('puts a candidate on the bench from the day after a contract ends, even if an older date is stored', () => {
    const over = deal('A', { status: 'Expired', startDate: '2026-01-01', endDate: '2026-03-21' });
    const report = providerAnalytics(
      { people: [candidate('A', { benchSince: '2025-06-01' })], contracts: [over] },
      30,
      now,
    );
    expect(metric(report, 'benchDays')?.value).toBe(9);
  });

  test('ends a deal that was ended early on the day of its last change', () => {
    const ended = deal('A', { status: 'Expired', updatedAt: '2026-03-26T09:00:00.000Z' });
    const report = providerAnalytics({ people: [candidate('A')], contracts: [ended] }, 30, now);
    expect(metric(report, 'benchDays')?.value).toBe(4);
  });

  test('has twelve months, the current one up to today', () => {
    const { months, people } = benchHistory([candidate('A', { benchSince: '2026-03-17' })], [], now);
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ from: '2025-04-01', people: 0 });
    expect(months.at(-1)).toMatchObject({ from: '2026-03-01', to: '2026-03-31', people: 15 / 31 });
    expect(people).toBe(1);
  });
});

describe('skills in demand', () => {
  test('ignore case and spaces in names, and withdrawn requests', () => {
    const { skills } = providerAnalytics(
      {
        people: [candidate('A', { skills: ['java '] })],
        requests: [request('1'), request('2', { skills: ['JAVA'], status: 'Withdrawn' })],
        jobs: [job(['java'])],
      },
      30,
      now,
    );
    expect(skills).toMatchObject([{ demand: 2, requests: 1, jobs: 1, supply: 1, trend: 1 }]);
  });

  test('have the same level and bar if they are requested equally often', () => {
    const { skills } = providerAnalytics({ jobs: [job(['A', 'B', 'C'])] }, 30, now);
    expect(skills.map(({ level, bar }) => [level, bar])).toEqual([
      ['Low', 40],
      ['Low', 40],
      ['Low', 40],
    ]);
  });

  test('have a bar of 90 for Very High, 75 for High, 60 for Medium and 40 for Low', () => {
    expect(demandLevels.map(({ level, bar }) => [level, bar])).toEqual([
      ['Very High', 90],
      ['High', 75],
      ['Medium', 60],
      ['Low', 40],
    ]);
  });

  test('are Very High if requested more often than nine tenths of the skills', () => {
    const jobs = Array.from({ length: 10 }, (_, n) =>
      job(Array.from({ length: 10 }, (_, skill) => `S${skill}`).slice(n)),
    );
    const { skills } = providerAnalytics({ jobs }, 30, now);
    expect(skills.map(({ level }) => level)).toEqual([
      'Very High',
      'High',
      'Medium',
      'Medium',
      ...Array.from({ length: 6 }, () => 'Low'),
    ]);
  });
});

describe('the provider’s insights', () => {
  test('name a skill requested more often than candidates have it, with both numbers', () => {
    const asks = ['1', '2', '3'].map((id) => request(id, { skills: ['Kubernetes'] }));
    const { insights, recommendations } = providerAnalytics(
      { people: [candidate('A')], requests: asks },
      30,
      now,
    );
    expect(told(insights, 'unmetDemand')).toMatchObject({
      count: 3,
      words: { skill: 'Kubernetes' },
      figures: { supply: 0, bench: 1 },
    });
    expect(told(recommendations, 'closeGap')).toMatchObject({ count: 3, words: { skills: 'Kubernetes' } });
  });

  test('report requests that have waited for two days, with the longest wait', () => {
    const fresh = request('2', { createdAt: '2026-03-30T12:00:00.000Z' });
    const { recommendations } = providerAnalytics({ requests: [request('1'), fresh] }, 30, now);
    expect(told(recommendations, 'slowAnswers')).toMatchObject({ count: 1, figures: { longest: 6 } });
  });

  test('treat a viewed request, and an unanswered question of the recruiter, as waiting', () => {
    const looked = request('1', { status: 'Under Review' });
    const asked = request('2', { status: 'Under Review', answeredAt: '2026-03-25T10:00:00.000Z' });
    const done = request('3', { status: 'Under Review', answeredAt: '2026-03-25T10:00:00.000Z' });
    const question = {
      id: 'STEP-1',
      requestId: '2',
      kind: 'question',
      side: 'recruiter',
      at: '2026-03-20T09:00:00.000Z',
    } as const;
    const { recommendations } = providerAnalytics(
      { requests: [looked, asked, done], steps: [question] },
      30,
      now,
    );
    expect(told(recommendations, 'slowAnswers')).toMatchObject({ count: 2, figures: { longest: 11 } });
  });

  test('report candidates idle for over 30 days, not on the 30th, with their monthly cost', () => {
    const idle = candidate('A', { benchSince: addDays(utcDay(now), -31) });
    const fresh = candidate('B', { benchSince: addDays(utcDay(now), -30) });
    const { recommendations } = providerAnalytics({ people: [idle, fresh] }, 30, now);
    expect(told(recommendations, 'ageingBench')).toMatchObject({ count: 1, money: { cost: 3650 * 160 } });
  });

  test('count contracts that end within 30, 60 and 90 days', () => {
    const ends = ['2026-04-20', '2026-05-20', '2026-06-20', '2027-01-01'].map((endDate) =>
      deal('A', { endDate }),
    );
    const { recommendations } = providerAnalytics({ people: [candidate('A')], contracts: ends }, 30, now);
    expect(told(recommendations, 'rollOffs')).toMatchObject({
      figures: { in30: 1, in60: 2, in90: 3 },
    });
  });

  test('compare a rate above the usual offers with those offers', () => {
    const { insights } = providerAnalytics(
      { people: [candidate('A')], requests: [request('1'), request('2')] },
      30,
      now,
    );
    expect(told(insights, 'rateAbove')).toMatchObject({ count: 1, money: { low: 5000, high: 5500 } });
  });
});

test('provider insights are empty without data', () => {
  const report = providerAnalytics({}, 30, now);
  expect([report.performers, report.skills, report.insights, report.recommendations]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(report.metrics.every(({ value, change }) => !value && !change)).toBe(true);
});

describe('provider analytics for any rows', () => {
  const day = fc.integer({ min: today - 800, max: today }).map(dateOf);
  const people = fc.array(
    fc.record({ benchSince: fc.option(day), status: fc.constantFrom('Available', 'Placed'), createdAt: day }),
    { maxLength: 6 },
  );
  const terms = fc.array(
    fc.record({ who: fc.nat(5), startDate: day, length: fc.integer({ min: 0, max: 400 }) }),
    { maxLength: 12 },
  );
  const asks = fc.array(
    fc.record({ received: day, skills: fc.array(fc.constantFrom('A', 'a', 'B', 'C'), { maxLength: 3 }) }),
    { maxLength: 12 },
  );
  const world = fc.record({ people, terms, asks, days: fc.constantFrom(...ranges) }).map((drawn) => ({
    days: drawn.days,
    people: drawn.people.map((one, place) => candidate(String(place), one as Partial<AnalyticsCandidate>)),
    contracts: drawn.terms.map(({ who, startDate, length }) =>
      deal(String(who), { startDate, endDate: dateOf(Date.parse(startDate) / 86_400_000 + length) }),
    ),
    requests: drawn.asks.map((one, place) => request(String(place), one)),
  }));

  test('have no negative figures, shares of at most one, and each candidate on the bench at most once', () => {
    fc.assert(
      fc.property(world, ({ people, contracts, requests, days }) => {
        const report = providerAnalytics({ people, contracts, requests }, days, now);
        for (const { unit, value } of report.metrics)
          expect(value === null || (value >= 0 && (unit !== 'share' || value <= 1))).toBe(true);
        const { months } = benchHistory(people, contracts, now);
        for (const month of months)
          expect(month.people === null || (month.people >= 0 && month.people <= people.length)).toBe(true);
      }),
    );
  });

  test('have parts of the period that add up to its requests, and a bar for every level', () => {
    fc.assert(
      fc.property(world, ({ people, contracts, requests, days }) => {
        const report = providerAnalytics({ people, contracts, requests }, days, now);
        const asked = report.demand.reduce((sum, part) => sum + part.requests, 0);
        expect(asked).toBe(metric(report, 'requests')?.value);
        for (const { level, bar } of report.skills)
          expect(demandLevels.find((one) => one.level === level)?.bar).toBe(bar);
      }),
    );
  });

  test('show no percentage for a change from zero', () => {
    fc.assert(fc.property(fc.integer(), (value) => relativeChange(value, 0) === null));
    fc.assert(fc.property(fc.integer(), (value) => relativeChange(value, null) === null));
  });
});
