import { describe, expect, test, vi } from 'vitest';
import type { Rows } from '../../../domain/contract/index.ts';
import type { InsightName } from '../../../domain/insight/insights.ts';
import { platformRanges } from '../../../domain/insight/platform/range.ts';
import { utcDay } from '../../../domain/time/days.ts';
import type { World } from '../browser/worldStore.ts';
import { type As, fieldErrors, list, refusal } from './open.ts';

const today = '2026-06-15';
const dayBack = (days: number) => utcDay(new Date(Date.parse(today) - days * 86_400_000));
const names: InsightName[] = ['platformFigures', 'platformTrends', 'topCompanies', 'platformAlerts'];

/** Runs before anything is changed: the operator's figures are counted from rows in every store. */
export const platform = (as: As, world: () => World): void => {
  const rowsOf = <N extends keyof Rows>(noun: N) => (world()[noun] ?? []) as Rows[N][];
  const admin = async () => as('admin');

  describe('the platform’s figures', () => {
    test('sum the completed payments, and compare new companies of this month with the month before', async () => {
      const { data } = await (await admin()).insight('platformFigures', { asked: {} });
      const paid = rowsOf('transactions').filter(({ status }) => status === 'Completed');
      expect(data.revenue?.[0]).toEqual({
        amount: paid.reduce((sum, { amount }) => sum + amount, 0),
        currency: 'USD',
      });
      const joined = (from: string, to: string) =>
        rowsOf('companies').filter(
          ({ joinDate, status }) => joinDate >= from && joinDate <= to && status !== 'Pending Approval',
        ).length;
      const [now, before] = [joined('2026-06-01', today), joined('2026-05-01', '2026-05-15')];
      expect(data.growth).toEqual({ now, before, change: before ? (now - before) / before : null });
      expect(now + before).toBeGreaterThan(0);
    });

    test.each(platformRanges)(
      'for the last %s show users, jobs, contracts and response times',
      async (range) => {
        const { data } = await (await admin()).insight('platformTrends', { asked: { range } });
        const days = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }[range];
        const from = dayBack(days - 1);
        expect(data.period).toEqual({ from, to: today });
        const trend = (name: string) => data.trends.find((one) => one.name === name);
        const inPeriod = (at: string) => at.slice(0, 10) >= from && at.slice(0, 10) <= today;
        const seen = rowsOf('platformDays').filter(({ day }) => inPeriod(day));
        expect(trend('activeUsers')?.value).toBeCloseTo(
          seen.reduce((sum, { activeUsers }) => sum + activeUsers, 0) / seen.length,
        );
        const posted = rowsOf('jobs').filter(({ postedDate }) => inPeriod(postedDate)).length;
        expect(trend('jobPostings')?.value).toBeCloseTo((posted * 7) / days);
        const daysOf = (one: { from: string; to: string }) =>
          (Date.parse(one.to) - Date.parse(one.from)) / 86_400_000 + 1;
        const points = trend('jobPostings')?.points ?? [];
        expect(points.reduce((sum, one) => sum + ((one.value ?? 0) * daysOf(one)) / 7, 0)).toBeCloseTo(
          posted,
        );
        const decided = rowsOf('requests').filter(
          ({ answeredAt, status }) =>
            answeredAt !== null && inPeriod(answeredAt) && ['Accepted', 'Declined'].includes(status),
        );
        expect(trend('contractSuccess')?.value ?? 0).toBeCloseTo(
          decided.length ? decided.filter(({ status }) => status === 'Accepted').length / decided.length : 0,
        );
        const minutes = rowsOf('tickets')
          .filter(({ createdAt }) => inPeriod(createdAt))
          .flatMap(({ responseMinutes }) => responseMinutes ?? []);
        expect((trend('responseTime')?.value ?? 0) * 60).toBeCloseTo(
          minutes.reduce((sum, one) => sum + one, 0) / Math.max(1, minutes.length),
        );
      },
    );

    test('list the companies with the highest contract value in a year, and their growth', async () => {
      const { data } = await (await admin()).insight('topCompanies', { asked: {} });
      expect(data.currency).toBe('USD');
      const value = (company: string, from: string, to: string) =>
        rowsOf('contracts')
          .filter(
            ({ type, signedDate, currency, providerId, recruiterId }) =>
              (type === 'SOW' || type === 'C2H') &&
              signedDate !== null &&
              signedDate >= from &&
              signedDate <= to &&
              currency === 'USD' &&
              [providerId, recruiterId].includes(company),
          )
          .reduce((sum, { totalValue }) => sum + totalValue, 0);
      expect(data.companies.length).toBeGreaterThan(4);
      for (const { companyId, revenue, before, growth } of data.companies) {
        expect(revenue).toBe(value(companyId, dayBack(364), today));
        expect(before).toBe(value(companyId, dayBack(729), dayBack(365)));
        expect(growth).toBe(before ? (revenue - before) / before : null);
      }
      const revenues = data.companies.map(({ revenue }) => revenue);
      expect(revenues).toEqual(revenues.toSorted((a, b) => b - a));
    });

    test('show alerts that are counted with the filter of the list behind them', async () => {
      const dataProvider = await admin();
      const { data } = await dataProvider.insight('platformAlerts', { asked: {} });
      expect(data.alerts.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['criticalIncidents', 'overdueInvoices', 'waitingSignUps', 'failedMails']),
      );
      for (const { noun, filter, count } of data.alerts) {
        const { total } = await dataProvider.getList(noun, {
          filter,
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        });
        expect([noun, total]).toEqual([noun, count]);
      }
      const overdue = rowsOf('invoices').filter(({ status }) => status === 'Overdue');
      expect(data.alerts.find(({ name }) => name === 'overdueInvoices')?.money).toEqual([
        { amount: overdue.reduce((sum, { open }) => sum + open, 0), currency: 'USD' },
      ]);
    });

    test.each(names)('%s is for operators only', async (name) => {
      const asked = { range: '7d' } as never;
      for (const type of ['provider', 'recruiter'] as const)
        expect((await refusal((await as(type)).insight(name, { asked }))).status).toBe(403);
    });

    test('refuse an unknown time range by name', async () => {
      const error = await refusal(
        (await admin()).insight('platformTrends', { asked: { range: '2y' as '1y' } }),
      );
      expect([error.status, fieldErrors(error)]).toEqual([400, ['range']]);
    });
  });

  test('include health measurements for operators only', async () => {
    const { data } = await (await admin()).platformHealth();
    expect(data.checks.length).toBeGreaterThan(2);
    expect(data.share).toBe(data.checks.filter(({ state }) => state === 'ok').length / data.checks.length);
    const [first] = data.checks;
    expect(first?.figures[0]).toMatchObject({ unit: 'ms', value: expect.any(Number) });
    expect((await refusal((await as('provider')).platformHealth())).status).toBe(403);
  });

  describe('background jobs', () => {
    const jobNow = async (name: string) => {
      const { data } = await (await admin()).backgroundJobs();
      return data.jobs.find((job) => job.name === name);
    };

    test('run when an operator asks for it, which the audit log records', async () => {
      const dataProvider = await admin();
      await vi.waitFor(async () => expect(await jobNow('cardExpiry')).toMatchObject({ state: 'idle' }));
      const asked = await dataProvider.runBackgroundJob({ name: 'cardExpiry' });
      expect(asked.data).toMatchObject({ name: 'cardExpiry', state: 'due' });
      await vi.waitFor(async () =>
        expect(await jobNow('cardExpiry')).toMatchObject({
          state: 'idle',
          startedAt: expect.any(String),
          durationMs: expect.any(Number),
          outcome: 'Done',
          failures: 0,
          lastError: null,
        }),
      );
      const { data: entries } = await list(dataProvider, 'auditLogs', {
        filter: { action: 'run background job' },
      });
      expect(entries).toMatchObject([
        { noun: 'backgroundJobs', target: 'cardExpiry', companyId: null, status: 'Success' },
      ]);
    });

    test('that do not exist are refused', async () => {
      const error = await refusal((await admin()).runBackgroundJob({ name: 'mowLawn' }));
      expect([error.status, error.message]).toEqual([404, 'This background job does not exist']);
    });

    test('are for operators only', async () => {
      for (const type of ['provider', 'recruiter'] as const) {
        const dataProvider = await as(type);
        expect((await refusal(dataProvider.backgroundJobs())).status).toBe(403);
        expect((await refusal(dataProvider.runBackgroundJob({ name: 'cardExpiry' }))).status).toBe(403);
      }
    });
  });
};
