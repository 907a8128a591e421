import { expect, test } from 'vitest';
import type { Rows } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { isDone } from '../../../domain/contract/support/tickets.ts';
import { isDeal } from '../../../domain/insight/bench.ts';
import { benchForecast } from '../../../domain/insight/benchForecast/forecast.ts';
import { benchHistory } from '../../../domain/insight/benchHistory.ts';
import { hiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { hiringRangeNames } from '../../../domain/insight/hiringRange.ts';
import { ranges } from '../../../domain/insight/period.ts';
import { providerAnalytics } from '../../../domain/insight/providerAnalytics.ts';
import type { World } from '../browser/worldStore.ts';
import { type As, addCandidate, fieldErrors, refusal } from './open.ts';

/** The fixed date of the suite in every store. */
const now = new Date('2026-06-15T09:00:00.000Z');

/**
 * Runs before anything is changed: a report equals the shared functions applied to the provider's own rows.
 */
export const insights = (as: As, world: () => World): void => {
  const rowsOf = <N extends keyof Rows>(noun: N, mine: (row: Row) => boolean) =>
    (world()[noun] ?? []).filter(mine).reverse() as Rows[N][];
  const own = (row: Row) => row.companyId === 'CO-001' || row.providerId === 'CO-001';

  test.each(ranges)('the analytics of %i days are computed from the provider’s own rows', async (days) => {
    const provider = await as('provider');
    const { data } = await provider.insight('providerAnalytics', { asked: { days } });
    const expected = providerAnalytics(
      {
        people: rowsOf('candidates', own),
        contracts: rowsOf('contracts', own).filter(({ signedDate }) => signedDate),
        requests: rowsOf('requests', own),
        steps: rowsOf('requestSteps', own),
        jobs: rowsOf('jobs', ({ status }) => status === 'Active'),
        views: rowsOf('profileViews', own),
      },
      days,
      now,
    );
    expect(expected.metrics.find(({ name }) => name === 'profileViews')?.value).toBeGreaterThan(0);
    expect(data).toEqual({ ...expected, cut: [] });
    expect(data.people).toBe(29);
  });

  test('contract figures are counted from contracts the user may list, by currency', async () => {
    const { data } = await (await as('provider')).insight('contractFigures', { asked: {} });
    expect(data).toEqual({
      monthlyRevenue: [{ currency: 'USD', contracts: 5, amount: 45_000_00 }],
      totalValue: [{ currency: 'USD', contracts: 8, amount: 134_000_00 }],
      cut: [],
    });
    const { data: all } = await (await as('admin')).insight('contractFigures', { asked: {} });
    expect(all.monthlyRevenue.length).toBeGreaterThan(1);
    for (const { currency, contracts, amount } of all.totalValue) {
      const rows = rowsOf('contracts', (row) => row.currency === currency).filter(
        ({ status }) => status === 'Active' || status === 'Pending',
      );
      const sum = rows.reduce((total, { totalValue }) => total + totalValue, 0);
      expect([contracts, amount]).toEqual([rows.length, sum]);
    }
  });

  test('the support desk is counted from tickets and their events, for operators only', async () => {
    const { data } = await (await as('admin')).insight('supportDesk', { asked: {} });
    expect([data.averageResponseMinutes, data.satisfaction]).toEqual([168, 4.7]);
    expect((100 * (data.slaMet ?? 0)).toFixed(1)).toBe('94.2');
    expect(data.agents.map(({ role }) => role).sort()).toEqual([
      'Account Support',
      'Product Support',
      'Senior Support',
      'Technical Support',
    ]);
    for (const agent of data.agents) {
      const own = rowsOf('tickets', ({ assigneeId }) => assigneeId === agent.id);
      expect(agent.active).toBe(own.filter(({ status }) => !isDone(status)).length);
      const minutes = own.map(({ responseMinutes }) => responseMinutes ?? 0);
      const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
      expect(agent.averageResponseMinutes).toBe(Math.round(mean));
    }
    expect(data.agents.some(({ active }) => active > 2)).toBe(true);
    expect(data.cut).toEqual([]);
    expect((await refusal((await as('provider')).insight('supportDesk', { asked: {} }))).status).toBe(403);
  });

  test.each(hiringRangeNames)(
    "a recruiter's analytics of %s are computed from its own rows",
    async (range) => {
      const { data } = await (await as('recruiter')).insight('hiringAnalytics', { asked: { range } });
      const recruits = (row: Row) => row.companyId === 'CO-002' || row.recruiterId === 'CO-002';
      const expected = hiringAnalytics(
        {
          entries: rowsOf('pipelineEntries', recruits),
          moves: rowsOf('stageChanges', recruits),
          jobs: rowsOf('jobs', recruits),
          interviews: rowsOf('interviews', recruits),
          applications: rowsOf('applications', recruits),
          requests: rowsOf('requests', recruits),
          reviews: rowsOf('hireReviews', recruits),
        },
        range,
        now,
      );
      expect(expected.summary.find(({ name }) => name === 'activeJobs')?.value).toBeGreaterThan(0);
      expect(data).toEqual({ ...expected, cut: [] });
      expect(data.range).toBe(range);
    },
  );

  test("an unknown time range of a recruiter's analytics is refused by name", async () => {
    const recruiter = await as('recruiter');
    const error = await refusal(
      recruiter.insight('hiringAnalytics', { asked: { range: '2years' as '1year' } }),
    );
    expect([error.status, fieldErrors(error)]).toEqual([400, ['range']]);
  });

  test.each(['provider', 'admin'] as const)(
    "a recruiter's analytics are not for a user of type %s",
    async (user) => {
      const asking = (await as(user)).insight('hiringAnalytics', { asked: { range: '30days' } });
      expect((await refusal(asking)).status).toBe(403);
    },
  );

  test('the bench history is computed from the provider’s own rows', async () => {
    const { data } = await (await as('provider')).insight('benchHistory', { asked: {} });
    const expected = benchHistory(rowsOf('candidates', own), rowsOf('contracts', own).filter(isDeal), now);
    expect(data).toEqual({ ...expected, cut: [] });
    expect(data.people).toBe(24);
  });

  test('the bench forecast has the provider’s own candidates and the market’s model, whoever else is on the market', async () => {
    const { data } = await (await as('provider')).insight('benchForecast', { asked: {} });
    const expected = benchForecast(
      {
        people: rowsOf('candidates', own),
        contracts: rowsOf('contracts', own).filter(isDeal),
        views: [],
        talks: [],
        fit: null,
      },
      now,
    );
    const ids = (found: typeof data | typeof expected) => found.people.map(({ id }) => id).sort();
    const unplaced = (found: typeof data | typeof expected) =>
      found.costs.map(({ currency, months }) => [currency, ...months.map((month) => month.unplaced)]);
    expect(expected.people.length).toBeGreaterThan(24);
    expect(ids(data)).toEqual(ids(expected));
    expect(unplaced(data)).toEqual(unplaced(expected));
    const { data: other } = await (await as('otherProvider')).insight('benchForecast', { asked: {} });
    expect(other.people.filter(({ id }) => ids(data).includes(id))).toEqual([]);
    for (const user of ['recruiter', 'admin'] as const)
      expect([
        user,
        (await refusal((await as(user)).insight('benchForecast', { asked: {} }))).status,
      ]).toEqual([user, 403]);
  });

  test('a report follows a change', async () => {
    const provider = await as('otherProvider');
    const people = async () => (await provider.insight('benchHistory', { asked: {} })).data.people;
    const before = await people();
    await addCandidate(provider);
    expect(await people()).toBe(before + 1);
  });

  test('an unknown time range is refused by name', async () => {
    const provider = await as('provider');
    const error = await refusal(provider.insight('providerAnalytics', { asked: { days: 31 as 30 } }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['days']]);
  });

  test.each(['recruiter', 'admin'] as const)(
    "a provider's reports are not for a user of type %s",
    async (user) => {
      const error = await refusal((await as(user)).insight('benchHistory', { asked: {} }));
      expect(error.status).toBe(403);
    },
  );
};
