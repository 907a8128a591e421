import type { NounName } from '../../contract/index.ts';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { askedNothing, type GroupingOf, type Insight } from '../insight.ts';
import { unresolvedTickets } from '../support.ts';
import { byAmount, type Money, numberIn } from './groups.ts';

const severities = ['error', 'warning', 'info'] as const;
export type AlertSeverity = (typeof severities)[number];
export type PlatformAlert = {
  name: AlertName;
  severity: AlertSeverity;
  count: number;
  /** The oldest of them: since when, or until when. */
  oldest: string | null;
  money: Money[];
  noun: NounName;
  /** Filter of the list that shows these rows. */
  filter: Record<string, unknown>;
};
type PlatformAlerts = { alerts: PlatformAlert[] };

const alertNames = [
  'alteredAudit',
  'criticalIncidents',
  'overdueInvoices',
  'lateTickets',
  'waitingSignUps',
  'waitingVerifications',
  'failedMails',
  'endingContracts',
] as const;
type AlertName = (typeof alertNames)[number];

/** Hours after which an unanswered ticket is late, whatever its priority. */
const answerHours = 24;
const waitDays = 2;
const mailDays = 7;
const endDays = 14;
const auditDays = 30;

type Rule = {
  noun: NounName;
  severity: AlertSeverity;
  /** The field whose minimum is shown. */
  since: string;
  filter(now: Date): Record<string, unknown>;
  money?: string;
};
const hour = 3_600_000;
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hour).toISOString();

const rules: Record<AlertName, Rule> = {
  alteredAudit: {
    noun: 'auditVerifications',
    severity: 'error',
    since: 'finishedAt',
    filter: (now) => ({ status: 'Altered', createdAt_gte: ago(now, auditDays * 24) }),
  },
  criticalIncidents: {
    noun: 'incidents',
    severity: 'error',
    since: 'reported',
    filter: () => ({ severity: 'Critical', status: 'Investigating' }),
  },
  overdueInvoices: {
    noun: 'invoices',
    severity: 'error',
    since: 'dueDate',
    filter: () => ({ status: 'Overdue' }),
    money: 'open',
  },
  lateTickets: {
    noun: 'tickets',
    severity: 'error',
    since: 'createdAt',
    filter: (now) => ({
      ...unresolvedTickets,
      responseMinutes: null,
      createdAt_lt: ago(now, answerHours),
    }),
  },
  waitingSignUps: {
    noun: 'signUpRequests',
    severity: 'warning',
    since: 'createdAt',
    filter: (now) => ({ status: 'Pending Approval', createdAt_lt: ago(now, waitDays * 24) }),
  },
  waitingVerifications: {
    noun: 'verificationRequests',
    severity: 'warning',
    since: 'createdAt',
    filter: (now) => ({ status: ['Pending', 'Under Review'], createdAt_lt: ago(now, waitDays * 24) }),
  },
  failedMails: {
    noun: 'mails',
    severity: 'warning',
    since: 'createdAt',
    filter: (now) => ({ status: 'Failed', createdAt_gte: ago(now, mailDays * 24) }),
  },
  endingContracts: {
    noun: 'contracts',
    severity: 'info',
    since: 'endDate',
    filter: (now) => ({ status: 'Active', endDate_lte: ago(now, -endDays * 24).slice(0, 10) }),
  },
};

const conditionsOf = (filter: Record<string, unknown>): Condition[] =>
  Object.entries(filter).map(([key, value]) => {
    const [field = '', operator] = key.split('_') as [string, ('lt' | 'lte' | 'gte')?];
    return { field, operator: operator ?? (Array.isArray(value) ? 'in' : 'eq'), value };
  });

const groupingOf = ({ noun, since, filter, money }: Rule, now: Date): GroupingOf => ({
  noun,
  conditions: conditionsOf(filter(now)),
  by: money ? ['currency'] : [],
  figures: { count: {}, oldest: { least: since }, ...(money && { amount: { sum: money } }) },
});

const alertOf = (name: AlertName, groups: readonly Group[], now: Date): PlatformAlert[] => {
  const { noun, severity, filter, money } = rules[name];
  const count = groups.reduce((all, group) => all + numberIn(group, 'count'), 0);
  if (count === 0) return [];
  const [oldest = null] = groups.flatMap((group) => group.oldest ?? []).sort();
  return [
    {
      name,
      severity,
      count,
      oldest: oldest === null ? null : String(oldest),
      money: money ? byAmount(groups) : [],
      noun,
      filter: filter(now),
    },
  ];
};

/** Alerts for operators, most severe first; nouns that the reader cannot see raise none. */
export const platformAlerts: Insight<object, PlatformAlerts> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => Object.fromEntries(alertNames.map((name) => [name, groupingOf(rules[name], now)])),
  of: (_rows, _asked, now, groups) => ({
    alerts: alertNames
      .flatMap((name) => alertOf(name, groups[name] ?? [], now))
      .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
  }),
};
