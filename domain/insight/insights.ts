import { z } from 'zod';
import { type Actor, passes, type Scope, scopesOf } from '../access/can.ts';
import { deploymentTypes } from '../contract/deals/deployments.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { supportRoles } from '../contract/support/supportRoles.ts';
import { Invalid, NotAllowed } from '../errors.ts';
import { messageOfIssue } from '../messages/english.ts';
import type { Condition } from '../query/condition.ts';
import { fieldsOf } from '../query/groups.ts';
import type { ListQuery } from '../query/query.ts';
import { signedFields } from './bench.ts';
import { benchForecastInsight } from './benchForecast/insight.ts';
import { type BenchHistory, benchHistory } from './benchHistory.ts';
import { clientInvoiceFigures } from './clientInvoices.ts';
import { contactHistory } from './contactHistory.ts';
import { contractFigures } from './contractFigures.ts';
import { dateOf, dayNumber } from './daySpans.ts';
import { averageDaysToHire, responseRate } from './hiring.ts';
import { type HiringAnalytics, hiringAnalytics } from './hiringAnalytics.ts';
import { type HiringInsight, hiringInsights } from './hiringInsights.ts';
import { type HiringRange, hiringRangeNames } from './hiringRange.ts';
import { type HiringReport, hiringReport } from './hiringReport.ts';
import {
  askedNothing,
  type Found,
  type GroupingOf,
  type Groups,
  type Insight,
  mostRows,
  type Need,
  type Reported,
} from './insight.ts';
import { type JobPipeline, jobPipeline } from './jobPipeline.ts';
import { periodBefore, periodOf, type Range, ranges } from './period.ts';
import { accountingMonths } from './platform/accountingMonths.ts';
import { platformAlerts } from './platform/alerts.ts';
import { billingOverview } from './platform/billingOverview.ts';
import { platformDeals } from './platform/deals.ts';
import { userEngagement } from './platform/engagement.ts';
import { featureUse } from './platform/featureUse.ts';
import { journal } from './platform/journal.ts';
import { platformKeyFigures } from './platform/keyFigures.ts';
import { owedInvoices } from './platform/owedInvoices.ts';
import { systemPerformance } from './platform/performance.ts';
import { planSubscribers } from './platform/planSubscribers.ts';
import { platformFigures } from './platform/platformFigures.ts';
import { regionFigures } from './platform/regions.ts';
import { revenueTrend } from './platform/revenueTrend.ts';
import { security } from './platform/security.ts';
import { topCompanies } from './platform/topCompanies.ts';
import { platformTrends } from './platform/trends.ts';
import { type PoolSizes, poolSizes } from './poolSizes.ts';
import { type ProviderAnalytics, providerAnalytics } from './providerAnalytics.ts';
import {
  lateUnlessPaused,
  type SupportDesk,
  shortestPromise,
  slowFields,
  slowOnes,
  supportDesk,
  supportGroups,
  supportSince,
} from './supportDesk.ts';

const need = (noun: Need['noun'], fields: readonly string[], conditions: Condition[] = []): Need => ({
  noun,
  fields,
  conditions,
});

const stayFields = ['id', 'status', 'benchSince', 'cost', 'currency', 'createdAt'];
const termFields = ['id', ...signedFields];
const signed: Condition = { field: 'signedDate', operator: 'neq', value: null };
const deals: Condition[] = [{ field: 'type', operator: 'in', value: [...deploymentTypes] }, signed];

const analytics: Insight<{ days: Range }, ProviderAnalytics> = {
  userType: 'provider',
  asked: z.strictObject({ days: z.literal(ranges, 'choice.one-of') }),
  needs: ({ days }, now) => [
    need('candidates', [
      ...stayFields,
      'name',
      'title',
      'skills',
      'rate',
      'availabilityConfirmed',
      'profileViews',
    ]),
    need('contracts', termFields, [signed]),
    need('requests', [
      'id',
      'candidateId',
      'skills',
      'status',
      'rateMin',
      'rateMax',
      'currency',
      'received',
      'createdAt',
      'answeredAt',
    ]),
    need(
      'jobs',
      ['id', 'skills', 'postedDate'],
      [
        { field: 'status', operator: 'eq', value: 'Active' },
        { field: 'postedDate', operator: 'gte', value: dateOf(periodOf(todayOf(now), days).from) },
      ],
    ),
    need(
      'requestSteps',
      ['id', 'requestId', 'kind', 'side', 'at'],
      [{ field: 'kind', operator: 'in', value: ['question', 'answer'] }],
    ),
    need(
      'profileViews',
      ['id', 'day'],
      [
        {
          field: 'day',
          operator: 'gte',
          value: dateOf(periodBefore(periodOf(todayOf(now), days)).from),
        },
      ],
    ),
  ],
  of: (
    { candidates: people, contracts, requests, requestSteps: steps, jobs, profileViews: views },
    { days },
    now,
  ) => providerAnalytics({ people, contracts, requests, steps, jobs, views }, days, now),
};

const history: Insight<object, BenchHistory> = {
  userType: 'provider',
  asked: askedNothing,
  needs: () => [need('candidates', stayFields), need('contracts', termFields, deals)],
  of: ({ candidates = [], contracts = [] }, _, now) => benchHistory(candidates, contracts, now),
};

const pipelineOfJobs: Insight<object, JobPipeline> = {
  userType: 'recruiter',
  asked: askedNothing,
  needs: () => [need('pipelineEntries', ['id', 'jobId', 'stage', 'outcome'])],
  of: ({ pipelineEntries = [] }) => jobPipeline(pipelineEntries),
};

const sizesOfPools: Insight<object, PoolSizes> = {
  userType: 'recruiter',
  asked: askedNothing,
  needs: () => [need('talentPoolMembers', ['id', 'poolId'])],
  of: ({ talentPoolMembers = [] }) => poolSizes(talentPoolMembers),
};

/** The recruiter's dashboard and its report of the last 30 days. */
type RecruiterHiring = {
  responseRate: number | null;
  daysToHire: number | null;
  insights: HiringInsight[];
  report: HiringReport;
};

const hiring: Insight<object, RecruiterHiring> = {
  userType: 'recruiter',
  asked: askedNothing,
  needs: () => [
    need('jobs', ['id', 'title', 'status', 'skills', 'postedDate', 'deadline', 'applications', 'views']),
    need('jobViews', ['id', 'day']),
    need('applications', ['id', 'received']),
    need('pipelineEntries', ['id', 'jobId', 'stage', 'outcome', 'source', 'addedDate', 'hireDate']),
    need('stageChanges', ['id', 'entryId', 'from', 'to', 'at']),
    need('interviews', ['id', 'startsAt', 'status']),
    need('requests', ['id', 'status', 'answeredAt', 'received']),
  ],
  of: (found, _, now) => {
    const { jobs = [], jobViews = [], applications = [], interviews = [], requests = [] } = found;
    const { pipelineEntries: entries = [], stageChanges: moves = [] } = found;
    return {
      responseRate: responseRate(requests),
      daysToHire: averageDaysToHire(entries),
      insights: hiringInsights({ entries, moves, jobs }, now),
      report: hiringReport({ jobs, jobViews, applications, interviews, requests, entries, moves }, now),
    };
  },
};

const analyticsOfHiring: Insight<{ range: HiringRange }, HiringAnalytics> = {
  userType: 'recruiter',
  asked: z.strictObject({ range: z.enum(hiringRangeNames, 'choice.one-of') }),
  needs: () => [
    need('pipelineEntries', [
      'id',
      'candidateId',
      'stage',
      'outcome',
      'source',
      'addedDate',
      'hireDate',
      'offerAmount',
      'currency',
    ]),
    need('stageChanges', ['id', 'entryId', 'from', 'to', 'at']),
    need('jobs', ['id', 'skills', 'status', 'postedDate', 'salaryMin', 'salaryMax', 'salaryPer', 'currency']),
    need('interviews', ['id', 'startsAt', 'createdAt', 'status']),
    need('applications', ['id', 'received']),
    need('requests', ['id', 'skills', 'status', 'received']),
    need('hireReviews', ['id', 'hired', 'quality', 'qualityDate', 'satisfaction', 'satisfactionDate']),
  ],
  of: ({ pipelineEntries: entries, stageChanges: moves, hireReviews: reviews, ...others }, { range }, now) =>
    hiringAnalytics({ entries, moves, reviews, ...others }, range, now),
};

const eventFields = ['id', 'ticketId', 'kind', 'from', 'to', 'at'];
const ofLastYear = (field: string, now: Date): Condition => ({
  field,
  operator: 'gte',
  value: supportSince(now),
});
const support: Insight<object, SupportDesk> = {
  userType: 'admin',
  about: 'tickets',
  asked: askedNothing,
  needs: (_, now) => {
    const lately = ofLastYear('createdAt', now);
    const unanswered: Condition = { field: 'firstAnsweredAt', operator: 'eq', value: null };
    return [
      ...slowOnes.map((slow) => need('tickets', slowFields, [lately, ...slow])),
      need('tickets', slowFields, [lately, unanswered]),
      need(
        'users',
        ['id', 'fullName', 'agentRole'],
        [
          { field: 'agentRole', operator: 'in', value: [...supportRoles] },
          { field: 'status', operator: 'eq', value: 'Active' },
        ],
      ),
      need('ticketEvents', eventFields, [
        { field: 'kind', operator: 'eq', value: 'priority' },
        ofLastYear('at', now),
      ]),
    ];
  },
  more: ({ tickets = [], ticketEvents = [] }, _, now) => {
    const changed = [...new Set(ticketEvents.map(({ ticketId }) => ticketId))];
    const ids = [...lateUnlessPaused(tickets, now), ...changed];
    return [
      need('tickets', slowFields, [
        { field: 'id', operator: 'in', value: changed },
        ofLastYear('createdAt', now),
        { field: 'responseMinutes', operator: 'gt', value: shortestPromise },
      ]),
      need('ticketEvents', eventFields, [
        { field: 'ticketId', operator: 'in', value: ids },
        { field: 'kind', operator: 'eq', value: 'status' },
      ]),
    ];
  },
  groups: (_, now) => ({
    support: { noun: 'tickets', conditions: [ofLastYear('createdAt', now)], ...supportGroups },
  }),
  of: (
    { tickets: slow = [], ticketEvents: events = [], users: agents = [] },
    _,
    now,
    { support: groups = [] },
  ) => supportDesk({ groups, slow, events, agents }, now),
};

const todayOf = (now: Date): number => dayNumber(now.toISOString());

/** Reports by name. */
const insights = {
  providerAnalytics: analytics,
  benchHistory: history,
  benchForecast: benchForecastInsight,
  contractFigures,
  clientInvoiceFigures,
  jobPipeline: pipelineOfJobs,
  poolSizes: sizesOfPools,
  recruiterHiring: hiring,
  hiringAnalytics: analyticsOfHiring,
  contactHistory,
  supportDesk: support,
  platformFigures,
  platformTrends,
  topCompanies,
  platformAlerts,
  platformDeals,
  owedInvoices,
  planSubscribers,
  billingOverview,
  accountingMonths,
  journal,
  platformKeyFigures,
  revenueTrend,
  userEngagement,
  featureUse,
  regionFigures,
  systemPerformance,
  security,
};

export type InsightName = keyof typeof insights;
export type InsightAsked<N extends InsightName> = Parameters<(typeof insights)[N]['of']>[1];
export type InsightReport<N extends InsightName> = Reported<ReturnType<(typeof insights)[N]['of']>>;
export const insightNames = Object.keys(insights) as InsightName[];
/** A report's declaration, without its own types. */
export const insightOf = (name: InsightName): Insight<object, object> =>
  insights[name] as unknown as Insight<object, object>;

/** A query of a report: rows of a noun in these scopes, newest first, one more than the limit. */
export type Reading = {
  noun: NounName;
  fields: readonly string[];
  scopes: readonly Scope[];
  query: ListQuery;
};

/** Queries of a report for this person. Refuses people it is not for, and invalid questions. */
export const readingsOf = (name: InsightName, actor: Actor, asked: object, now: Date): Reading[] => {
  const { userType, asked: schema, needs } = insightOf(name);
  if (userType !== null && actor.userType !== userType) throw NotAllowed();
  const { error } = schema.safeParse(asked);
  if (error)
    throw Invalid(
      Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || name, messageOfIssue(issue)])),
    );
  return readingsFor(needs(asked, now), actor);
};

/** Further queries that depend on the first results. */
export const furtherReadingsOf = (
  name: InsightName,
  actor: Actor,
  asked: object,
  now: Date,
  found: readonly RowsFound[],
): Reading[] => readingsFor(insightOf(name).more?.(inOne(found), asked, now) ?? [], actor);

const readingsFor = (needs: readonly Need[], actor: Actor): Reading[] =>
  needs.map(({ noun, fields, conditions }) => {
    const scopes = scopesOf(actor, 'list', noun);
    if (scopes.length === 0 || !scopes.every((scope) => fields.every((field) => passes(scope, field))))
      throw NotAllowed();
    const sort = { field: 'id', order: 'DESC' } as const;
    return { noun, fields, scopes, query: { conditions, q: '', searched: [], sort, from: 0, to: mostRows } };
  });

/** Result of a query. */
type RowsFound = { noun: NounName; rows: readonly Row[] };

/** Combined rows of several queries, up to the limit of each noun. */
const inOne = (found: readonly RowsFound[]): Found => {
  const all: Record<string, Row[]> = {};
  for (const { noun, rows } of found) all[noun] = [...(all[noun] ?? []), ...rows.slice(0, mostRows)];
  return all as Found;
};

/** Groupings of a report: counts and sums of rows in these scopes, by the report's names for them. */
export type GroupReading = { key: string; grouping: GroupingOf; scopes: readonly Scope[] };

/** Groupings that the reader may see, after `readingsOf` has checked access. */
export const groupReadingsOf = (name: InsightName, actor: Actor, asked: object, now: Date): GroupReading[] =>
  Object.entries(insightOf(name).groups?.(asked, now) ?? {}).flatMap(([key, grouping]) => {
    const scopes = scopesOf(actor, 'list', grouping.noun);
    const seen = fieldsOf(grouping);
    const isOpen = scopes.length > 0 && scopes.every((scope) => seen.every((field) => passes(scope, field)));
    return isOpen && seesThrough(actor, grouping) ? [{ key, grouping, scopes }] : [];
  });

/** Grouping by a field of a referenced noun requires access to all of its rows. */
const seesThrough = (actor: Actor, { through }: GroupingOf): boolean =>
  !through ||
  scopesOf(actor, 'list', through.noun).some(
    (scope) => Object.keys(scope.where).length === 0 && passes(scope, through.field),
  );

/** Builds the report from the query results. */
export const reportOf = (
  name: InsightName,
  asked: object,
  now: Date,
  found: readonly RowsFound[],
  groups: Groups = {},
): Reported<object> => ({
  ...insightOf(name).of(inOne(found), asked, now, groups),
  cut: [...new Set(found.filter(({ rows }) => rows.length > mostRows).map(({ noun }) => noun))],
});
