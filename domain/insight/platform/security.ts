import {
  type Incident,
  openIncidents,
  type Severity,
  severities,
} from '../../contract/security/incidents.ts';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { isAuditOverdue } from '../../security/audits.ts';
import { dormantDays, type Measured, type Score, securityScore, signInDays } from '../../security/checks.ts';
import { type Counted, larger, type SecurityMetric, shareMetric, smaller } from '../../security/metrics.ts';
import { askedNothing, type Found, type Groups, type Insight } from '../insight.ts';
import { numberIn } from './groups.ts';

export type SecurityReport = Score & {
  /** Incidents that are not closed. */
  issues: Record<Severity, number>;
  metrics: SecurityMetric[];
};

const ago = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();
const is = (field: string, value: unknown): Condition => ({ field, operator: 'eq', value });
const since = (field: string, value: string): Condition => ({ field, operator: 'gte', value });
const upTo = (field: string, value: string): Condition => ({ field, operator: 'lt', value });

/** Days of a metric's period, which is compared with the preceding one. */
const metricDays = 30;
const shortDays = 7;

const counted = (field: string, now: Date, days: number) => ({
  now: { where: [since(field, ago(now, days))] },
  before: { where: [since(field, ago(now, 2 * days)), upTo(field, ago(now, days))] },
});

/** Security overview: a score from defined checks, open issues, and trends. */
export const security: Insight<object, SecurityReport> = {
  userType: 'admin',
  asked: askedNothing,
  needs: (_, now) => [
    {
      noun: 'users',
      fields: ['id', 'twoFactor', 'lastActive', 'createdAt'],
      conditions: [is('userType', 'admin'), is('status', 'Active')],
    },
    { noun: 'policies', fields: ['id', 'status', 'compliance'], conditions: [] },
    { noun: 'complianceFrameworks', fields: ['id', 'status', 'nextAudit'], conditions: [] },
    {
      noun: 'incidents',
      fields: ['id', 'reported', 'resolvedAt'],
      conditions: [since('resolvedAt', ago(now, 2 * metricDays))],
    },
  ],
  groups: (_, now) => ({
    issues: {
      noun: 'incidents',
      conditions: [{ field: 'status', operator: 'in', value: [...openIncidents] }],
      by: ['severity'],
      figures: { count: {} },
    },
    reported: {
      noun: 'incidents',
      conditions: [since('reported', ago(now, 2 * metricDays))],
      by: [],
      figures: counted('reported', now, metricDays),
    },
    signIns: {
      noun: 'auditLogs',
      conditions: [is('action', 'sign in'), since('at', ago(now, signInDays))],
      by: ['status'],
      figures: { count: {}, ...counted('at', now, shortDays) },
    },
    requests: { noun: 'verificationRequests', conditions: [], by: ['status'], figures: { count: {} } },
    services: {
      noun: 'integrations',
      conditions: [is('companyId', null), is('status', 'Connected')],
      by: ['health'],
      figures: { count: {} },
    },
  }),
  of: (found, _, now, groups) => {
    const measured = measure(found, groups, now);
    return {
      ...securityScore(measured),
      issues: measured.incidents,
      metrics: metricsOf(measured, found, groups, now),
    };
  },
};

const measure = (found: Found, groups: Groups, now: Date): Measured => {
  const { users = [], policies = [], complianceFrameworks = [] } = found;
  const { issues = [], signIns = [], requests = [], services = [] } = groups;
  const applicable = complianceFrameworks.filter(({ status }) => status !== 'Not Applicable');
  const lately = ago(now, dormantDays);
  return {
    operators: users.length,
    withSecondFactor: users.filter(({ twoFactor }) => twoFactor).length,
    seenLately: users.filter(({ lastActive, createdAt }) => (lastActive ?? createdAt) >= lately).length,
    incidents: Object.fromEntries(
      severities.map((severity) => [severity, countOf(issues, 'severity', [severity])]),
    ) as Record<Severity, number>,
    policies: policies.map(({ status, compliance }) => (status === 'Active' ? compliance : 0)),
    frameworks: applicable.length,
    frameworksKept: applicable.filter((one) => one.status === 'Compliant' && !isAuditOverdue(one, now))
      .length,
    signIns: countOf(signIns, 'status'),
    signInsFailed: countOf(signIns, 'status', ['Failed']),
    requests: countOf(requests, 'status'),
    requestsWaiting: countOf(requests, 'status', ['Pending', 'Under Review']),
    services: countOf(services, 'health'),
    servicesPoor: countOf(services, 'health', ['Poor']),
  };
};

const countOf = (groups: readonly Group[], field: string, values?: readonly string[]): number =>
  groups
    .filter((group) => !values || values.includes(String(group[field])))
    .reduce((sum, group) => sum + numberIn(group, 'count'), 0);

const metricsOf = (
  { withSecondFactor, operators }: Measured,
  { incidents = [] }: Found,
  { reported = [], signIns = [] }: Groups,
  now: Date,
): SecurityMetric[] => {
  const failed = signIns.find(({ status }) => status === 'Failed');
  const [resolvedNow, resolvedBefore] = resolvedIn(incidents, now);
  return [
    shareMetric('secondFactor', withSecondFactor, operators),
    smaller('failedSignIns', twice(failed)),
    smaller('incidentsReported', twice(reported[0])),
    larger('incidentsResolved', { now: resolvedNow.length, before: resolvedBefore.length }),
    smaller('daysToResolve', { now: meanDays(resolvedNow), before: meanDays(resolvedBefore) }),
  ];
};

const twice = (group: Group | undefined): Counted => ({
  now: numberIn(group, 'now'),
  before: numberIn(group, 'before'),
});

type Resolved = Pick<Incident, 'reported' | 'resolvedAt'>;

const resolvedIn = (incidents: readonly Resolved[], now: Date): [Resolved[], Resolved[]] => {
  const turn = ago(now, metricDays);
  const resolved = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return [
    resolved.filter(({ resolvedAt }) => (resolvedAt ?? '') >= turn),
    resolved.filter(({ resolvedAt }) => (resolvedAt ?? '') < turn),
  ];
};

/** From report to resolution, in days with one decimal. */
const meanDays = (incidents: readonly Resolved[]): number | null => {
  if (incidents.length === 0) return null;
  const all = incidents.reduce(
    (sum, { reported, resolvedAt }) => sum + Date.parse(resolvedAt ?? reported) - Date.parse(reported),
    0,
  );
  return Math.round((all / incidents.length / 86_400_000) * 10) / 10;
};
