import { expect, test } from 'vitest';
import { isHired } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { NounName, Rows } from '../../../domain/contract/index.ts';
import { openIncidents } from '../../../domain/contract/security/incidents.ts';
import { idleTime } from '../../../domain/insight/candidate.ts';
import { onBench } from '../../../domain/insight/deals.ts';
import { hiresInMonthOf } from '../../../domain/insight/hiring.ts';
import { hiringRangeNames } from '../../../domain/insight/hiringRange.ts';
import { dealPeriods } from '../../../domain/insight/platform/deals.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import type { World } from '../browser/worldStore.ts';
import type { DataProvider } from '../port.ts';
import { type As, list } from './open.ts';

/** The fixed day of the suite in every store. */
const now = new Date('2026-06-15T09:00:00.000Z');
const today = utcDay(now);

const countOf = async (provider: DataProvider, noun: NounName, filter: Record<string, unknown> = {}) =>
  (await list(provider, noun, { filter, perPage: 1 })).total;

/**
 * Runs before anything is changed: a figure that several pages print (docs/figures.md) is the same on all of them, and
 * the same as counted here from the rows by its definition.
 */
export const figures = (as: As, world: () => World): void => {
  const rowsOf = <N extends keyof Rows>(noun: N) => (world()[noun] ?? []) as Rows[N][];
  const entriesOf = (companyId: string) =>
    rowsOf('pipelineEntries').filter((entry) => entry.companyId === companyId);

  test.each(hiringRangeNames)(
    'candidates added to a pipeline: total, first stage and sources of %s are the same',
    async (range) => {
      const recruiter = await as('recruiter');
      const { data } = await recruiter.insight('hiringAnalytics', { asked: { range } });
      const { from, to } = data.period;
      const added = entriesOf('CO-002').filter(({ addedDate }) => addedDate >= from && addedDate <= to);
      const sum = (of: (source: (typeof data.sources)[number]) => number) =>
        data.sources.reduce((all, source) => all + of(source), 0);
      expect({
        summary: data.summary.find(({ name }) => name === 'totalCandidates')?.value,
        firstStage: data.stages[0]?.count,
        sources: sum(({ candidates }) => candidates),
        lastStage: data.stages.at(-1)?.count,
        hires: sum(({ hires }) => hires),
      }).toMatchObject({
        summary: added.length,
        firstStage: added.length,
        sources: added.length,
        hires: added.filter(isHired).length,
      });
      if (range !== '30days') return;
      const { report } = (await recruiter.insight('recruiterHiring', { asked: {} })).data;
      expect([report.from, report.candidatesAdded]).toEqual([from, added.length]);
    },
  );

  test('placements this month, active jobs and the pipeline: dashboard, report, analytics and lists are the same', async () => {
    const recruiter = await as('recruiter');
    const { data } = await recruiter.insight('hiringAnalytics', { asked: { range: '30days' } });
    const { report } = (await recruiter.insight('recruiterHiring', { asked: {} })).data;
    const value = (name: string) => data.summary.find((one) => one.name === name)?.value;
    const live = entriesOf('CO-002').filter(({ outcome }) => outcome === 'Live');
    const hired = live.filter(
      ({ stage, hireDate }) => stage === 'hired' && hireDate?.startsWith('2026-06') && hireDate <= today,
    );
    const active = rowsOf('jobs').filter((job) => job.companyId === 'CO-002' && job.status === 'Active');
    expect(value('placementsThisMonth')).toBe(hired.length);
    expect(await countOf(recruiter, 'pipelineEntries', hiresInMonthOf(now))).toBe(hired.length);
    expect(value('activeJobs')).toBe(active.length);
    expect(report.activeJobs).toBe(active.length);
    expect(await countOf(recruiter, 'jobs', { status: 'Active' })).toBe(active.length);
    for (const { stage, now: there } of report.stages) {
      const counted = live.filter((entry) => entry.stage === stage).length;
      expect([stage, there]).toEqual([stage, counted]);
      expect(await countOf(recruiter, 'pipelineEntries', { stage, outcome: 'Live' })).toBe(counted);
    }
  });

  test.each(dealPeriods)(
    'deals sent in %i days: tile and funnel are the same, and count a requisition once',
    async (days) => {
      const asked = { days, waiting: 7 } as const;
      const { data } = await (await as('admin')).insight('platformDeals', { asked });
      const requests = rowsOf('requests').filter(({ createdAt }) => createdAt >= addDays(today, 1 - days));
      const deals = Map.groupBy(requests, ({ id, requisitionId }) => requisitionId ?? id);
      expect([data.liquidity.sent, data.funnel[0]?.deals]).toEqual([deals.size, deals.size]);
      const unanswered = [...deals.values()].filter((threads) =>
        threads.every(({ answeredAt }) => answeredAt === null),
      );
      expect(data.liquidity.unanswered).toBeLessThanOrEqual(unanswered.length);
      if (days === 365) expect(requests.length).toBeGreaterThan(deals.size);
    },
  );

  test.each(['7d', '30d', '90d', '1y'] as const)(
    'requests sent in %s: key figure and use of features are the same',
    async (range) => {
      const admin = await as('admin');
      const { data } = await admin.insight('platformKeyFigures', { asked: { range, metric: 'all' } });
      const { features } = (await admin.insight('featureUse', { asked: { range } })).data;
      const { from, to } = data.period;
      const sent = rowsOf('requests').filter(({ received }) => received >= from && received <= to).length;
      expect(data.figures.find(({ name }) => name === 'requests')?.value).toBe(sent);
      expect(features.find(({ feature }) => feature === 'requests')?.usage ?? 0).toBe(sent);
    },
  );

  test('the bench: dashboard, analytics, history and list are the same, and “over 30 days” leaves out day 30', async () => {
    const provider = await as('provider');
    const { data } = await provider.insight('providerAnalytics', { asked: { days: 30 } });
    const own = rowsOf('candidates').filter(({ companyId }) => companyId === 'CO-001');
    const bench = own.filter(({ status }) => status !== 'Placed');
    expect(data.bench).toBe(bench.length);
    expect((await provider.insight('benchHistory', { asked: {} })).data.people).toBe(bench.length);
    expect(await countOf(provider, 'candidates', onBench)).toBe(bench.length);
    const days = bench.flatMap((candidate) => {
      const contracts = rowsOf('contracts').filter(({ candidateId }) => candidateId === candidate.id);
      const idle = idleTime(candidate, contracts, today);
      return idle.state === 'idle' ? idle.days : [];
    });
    expect(days).toContain(30);
    expect(data.recommendations.find(({ kind }) => kind === 'ageingBench')?.count ?? 0).toBe(
      days.filter((one) => one > 30).length,
    );
  });

  test('money, incidents and users of the platform: every page that prints them prints the same', async () => {
    const admin = await as('admin');
    const billing = (await admin.insight('billingOverview', { asked: {} })).data;
    const dashboard = (await admin.insight('platformFigures', { asked: {} })).data;
    const owed = (await admin.insight('owedInvoices', { asked: {} })).data;
    const { alerts } = (await admin.insight('platformAlerts', { asked: {} })).data;
    const money = (sums: readonly { amount: number; currency: string }[] = []) =>
      sums.map(({ amount, currency }) => `${currency} ${amount}`).sort();
    expect(money(dashboard.revenue)).toEqual(money(billing.revenue));
    expect(money(billing.overdue)).toEqual(money(owed.overdue));
    expect(money(alerts.find(({ name }) => name === 'overdueInvoices')?.money)).toEqual(money(owed.overdue));
    const { issues } = (await admin.insight('security', { asked: {} })).data;
    expect(Object.values(issues).reduce((all, one) => all + one, 0)).toBe(
      await countOf(admin, 'incidents', { status: [...openIncidents] }),
    );
    const { regions } = (await admin.insight('regionFigures', { asked: { range: '30d' } })).data;
    expect(regions.reduce((all, { users }) => all + users, 0)).toBe(
      await countOf(admin, 'users', { status: 'Active', companyId_neq: null }),
    );
  });

  test('a trend has a gap where nothing was measured, and nothing rises from zero', async () => {
    const admin = await as('admin');
    const compared: { name: string; before: number | null; change: number | null }[] = [];
    for (const range of ['7d', '30d', '90d', '1y'] as const) {
      const { trends } = (await admin.insight('platformTrends', { asked: { range } })).data;
      const { figures } = (await admin.insight('platformKeyFigures', { asked: { range, metric: 'all' } }))
        .data;
      const engagement = (await admin.insight('userEngagement', { asked: { range } })).data;
      compared.push(...trends, ...figures, ...engagement.figures);
      const decided = rowsOf('requests').filter(
        ({ status }) => status === 'Accepted' || status === 'Declined',
      );
      for (const { from, to, value } of trends.find(({ name }) => name === 'contractSuccess')?.points ?? [])
        expect([from, value === null]).toEqual([
          from,
          !decided.some(
            ({ answeredAt }) => answeredAt && utcDay(answeredAt) >= from && utcDay(answeredAt) <= to,
          ),
        ]);
    }
    for (const range of hiringRangeNames) {
      const asked = { range };
      compared.push(...(await (await as('recruiter')).insight('hiringAnalytics', { asked })).data.summary);
    }
    for (const days of [7, 30, 90, 365] as const)
      compared.push(
        ...(await (await as('provider')).insight('providerAnalytics', { asked: { days } })).data.metrics,
      );
    expect(compared.filter(({ before }) => before === 0).length).toBeGreaterThan(0);
    expect(compared.filter(({ before, change }) => !before && change !== null)).toEqual([]);
  });
};
