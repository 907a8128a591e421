import { describe, expect, test } from 'vitest';
import type { Rows } from '../../../domain/contract/index.ts';
import type { InsightName } from '../../../domain/insight/insights.ts';
import { platformRanges } from '../../../domain/insight/platform/range.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { World } from '../browser/worldStore.ts';
import { type As, fieldErrors, refusal } from './open.ts';

const today = '2026-06-15';
const dayBack = (days: number) => utcDay(new Date(Date.parse(today) - days * 86_400_000));
const daysIn = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };
const names: InsightName[] = [
  'platformKeyFigures',
  'revenueTrend',
  'userEngagement',
  'featureUse',
  'regionFigures',
  'systemPerformance',
];
const growth = (now: number, before: number) => (before ? (now - before) / before : null);

/** Runs before anything is changed: the platform's analytics are counted from rows in every store. */
export const platformAnalytics = (as: As, world: () => World): void => {
  const rowsOf = <N extends keyof Rows>(noun: N) => (world()[noun] ?? []) as Rows[N][];
  const admin = async () => as('admin');
  const invoiced = (from: string, to: string, is: (row: Rows['invoices']) => boolean = () => true) =>
    rowsOf('invoices')
      .filter((row) => row.issuedDate >= from && row.issuedDate <= to && is(row))
      .reduce((sum, { amount }) => sum + amount, 0);

  describe('the platform’s analytics', () => {
    test.each(platformRanges)('compare the key figures of %s with the preceding period', async (range) => {
      const { data } = await (await admin()).insight('platformKeyFigures', {
        asked: { range, metric: 'all' },
      });
      const days = daysIn[range];
      const counted = (noun: 'contracts' | 'users' | 'requests', field: string) => {
        const all = rowsOf(noun).map((row) => String((row as Record<string, unknown>)[field]).slice(0, 10));
        const [from, first] = [dayBack(days - 1), dayBack(2 * days - 1)];
        return {
          value: all.filter((day) => day >= from && day <= today).length,
          before: all.filter((day) => day >= first && day < from).length,
        };
      };
      const of = (name: string) => data.figures.find((figure) => figure.name === name);
      expect(of('contracts')).toMatchObject(counted('contracts', 'signedDate'));
      expect(of('newUsers')).toMatchObject(counted('users', 'createdAt'));
      expect(of('requests')).toMatchObject(counted('requests', 'received'));
      const [value, before] = [
        invoiced(dayBack(days - 1), today),
        invoiced(dayBack(2 * days - 1), dayBack(days)),
      ];
      expect(of('revenue')).toMatchObject({ value, before, change: growth(value, before) });
      expect(of('apiResponse')?.value).toBeGreaterThan(0);
    });

    test('return the cards of one metric on request', async () => {
      const { data } = await (await admin()).insight('platformKeyFigures', {
        asked: { range: '30d', metric: 'users' },
      });
      expect(data.figures.map(({ name }) => name)).toEqual(['newCompanies', 'newUsers']);
    });

    test('show invoiced amounts over six calendar months', async () => {
      const { data } = await (await admin()).insight('revenueTrend', { asked: {} });
      expect(data.months.map(({ month }) => month)).toEqual([
        '2026-01',
        '2026-02',
        '2026-03',
        '2026-04',
        '2026-05',
        '2026-06',
      ]);
      for (const { month, revenue } of data.months)
        expect(revenue).toBe(invoiced(`${month}-01`, `${month}-31`));
      const [may, june] = data.months.slice(-2);
      const april = invoiced('2026-04-01', '2026-04-30');
      expect(may).toMatchObject({ before: april, growth: growth(may?.revenue ?? 0, april) });
      expect(june?.before).toBe(invoiced('2026-05-01', '2026-05-15'));
    });

    test.each(platformRanges)('count feature use in %s from the rows of each use', async (range) => {
      const { data } = await (await admin()).insight('featureUse', { asked: { range } });
      const [from, first] = [dayBack(daysIn[range] - 1), dayBack(2 * daysIn[range] - 1)];
      const uses = (days: readonly string[]) => ({
        usage: days.filter((day) => day.slice(0, 10) >= from && day.slice(0, 10) <= today).length,
        before: days.filter((day) => day.slice(0, 10) >= first && day.slice(0, 10) < from).length,
      });
      const of = (name: string) => data.features.find(({ feature }) => feature === name);
      expect(of('profiles')).toMatchObject(uses(rowsOf('profileViews').map(({ day }) => day)));
      expect(of('interviews')).toMatchObject(uses(rowsOf('interviews').map(({ startsAt }) => startsAt)));
      expect(of('jobs')).toMatchObject(uses(rowsOf('jobs').map(({ postedDate }) => postedDate)));
      const exported = rowsOf('featureDays').filter(
        ({ day, feature }) => feature === 'exports' && day >= from && day <= today,
      );
      expect(of('exports')?.usage).toBe(exported.reduce((sum, { uses: one }) => sum + one, 0));
      const usages = data.features.map(({ usage }) => usage);
      expect(usages).toEqual(usages.toSorted((a, b) => b - a));
    });

    test('show satisfaction from ratings only, and none without ratings', async () => {
      const { data } = await (await admin()).insight('featureUse', { asked: { range: '90d' } });
      const rated = rowsOf('tickets').filter(
        ({ satisfaction, resolvedAt }) =>
          satisfaction !== null && resolvedAt !== null && resolvedAt.slice(0, 10) >= dayBack(89),
      );
      expect(rated.length).toBeGreaterThan(0);
      for (const { feature, satisfaction } of data.features)
        if (feature !== 'support') expect([feature, satisfaction]).toEqual([feature, null]);
      expect(data.features.find(({ feature }) => feature === 'support')?.satisfaction).toEqual({
        share: rated.reduce((sum, { satisfaction }) => sum + Number(satisfaction), 0) / (rated.length * 5),
        ratings: rated.length,
      });
    });

    test('sum users and revenue by country of their company', async () => {
      const { data } = await (await admin()).insight('regionFigures', { asked: { range: '90d' } });
      const country = new Map(
        rowsOf('companies').map(({ id, location }) => [id, location?.split(', ').at(-1) ?? null]),
      );
      const active = rowsOf('users').filter(
        ({ status, companyId }) => status === 'Active' && companyId !== null,
      );
      // The suite adds up to four people to those of the world.
      const added = data.regions.reduce((sum, { users }) => sum + users, 0) - active.length;
      expect([0, 1, 2, 3, 4]).toContain(added);
      expect(data.regions.length).toBeGreaterThan(5);
      for (const { region, users, revenue, before, growth: told } of data.regions) {
        const here = ({ companyId }: { companyId: string | null }) => country.get(companyId ?? '') === region;
        const known = active.filter(here).length;
        expect(users).toBeGreaterThanOrEqual(known);
        expect(users).toBeLessThanOrEqual(known + added);
        expect(revenue).toBe(invoiced(dayBack(89), today, here));
        expect(before).toBe(invoiced(dayBack(179), dayBack(90), here));
        expect(told).toBe(growth(revenue, before));
      }
    });

    test('show daily users and their activity', async () => {
      const { data } = await (await admin()).insight('userEngagement', { asked: { range: '30d' } });
      const days = rowsOf('platformDays').filter(({ day }) => day >= dayBack(29) && day < today);
      const sum = (field: 'activeUsers' | 'pageLoads' | 'requests') =>
        days.reduce((all, day) => all + day[field], 0);
      const of = (name: string) => data.figures.find((figure) => figure.name === name)?.value;
      expect(of('activeUsers')).toBeCloseTo(sum('activeUsers') / days.length);
      expect(of('pageLoadsPerPerson')).toBeCloseTo(sum('pageLoads') / sum('activeUsers'));
      expect(of('requestsPerPerson')).toBeCloseTo(sum('requests') / sum('activeUsers'));
      const most = Math.max(...days.map(({ activeUsers }) => activeUsers));
      expect(of('busiestDay')).toBe(most);
      expect(days.find(({ day }) => day === data.busiest)?.activeUsers).toBe(most);
      expect(data.course).toHaveLength(10);
    });

    test('show the system’s performance against its targets, from its own measurements', async () => {
      const { data } = await (await admin()).insight('systemPerformance', { asked: { range: '30d' } });
      const days = rowsOf('platformDays').filter(({ day }) => day >= dayBack(29) && day < today);
      const sum = (field: 'responseMs' | 'requests' | 'pageLoadMs' | 'pageLoads' | 'upMinutes') =>
        days.reduce((all, day) => all + day[field], 0);
      const of = (name: string) => data.metrics.find((metric) => metric.name === name);
      expect(of('apiResponse')).toMatchObject({ target: 200, status: 'excellent' });
      expect(of('pageLoad')?.value).toBeCloseTo(sum('pageLoadMs') / sum('pageLoads'), 0);
      expect(of('uptime')?.value).toBeCloseTo(sum('upMinutes') / (29 * 1440), 6);
    });

    test.each(names)('%s is for operators only', async (name) => {
      const asked = { range: '30d', metric: 'all' } as never;
      for (const type of ['provider', 'recruiter'] as const)
        expect((await refusal((await as(type)).insight(name, { asked }))).status).toBe(403);
    });

    test('refuse an unknown time range and metric by name', async () => {
      const asked = { range: '2y' as '1y', metric: 'luck' as 'all' };
      const error = await refusal((await admin()).insight('platformKeyFigures', { asked }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['metric', 'range']]);
    });
  });

  test('accept plausible measurements from browsers', async () => {
    const recruiter = await as('recruiter');
    const before = (await (await admin()).insight('featureUse', { asked: { range: '7d' } })).data;
    const exports = (told: typeof before) =>
      told.features.find(({ feature }) => feature === 'exports')?.usage ?? 0;
    await recruiter.noteUse({ feature: 'exports' });
    await recruiter.noteUse({ feature: 'exports' });
    const after = (await (await admin()).insight('featureUse', { asked: { range: '7d' } })).data;
    expect(exports(after)).toBe(exports(before) + 2);
    await recruiter.notePageLoad({ ms: 900 });
    for (const ms of [0, 60_001, 1.5, Number.NaN])
      expect((await refusal(recruiter.notePageLoad({ ms }))).status).toBe(400);
    const unknown = await refusal(recruiter.noteUse({ feature: 'luck' as 'exports' }));
    expect([unknown.status, fieldErrors(unknown)]).toEqual([400, ['feature']]);
  });
};
