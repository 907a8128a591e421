import { z } from 'zod';
import { openProposalStatuses, openRequestStatuses } from '../../contract/deals/dealMoves.ts';
import { deploymentTypes } from '../../contract/deals/deployments.ts';
import { openDisputeStatuses } from '../../contract/deals/disputeMoves.ts';
import type { NounName } from '../../contract/index.ts';
import type { Condition } from '../../query/condition.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Found, Insight, Need } from '../insight.ts';
import { type OpenDispute, openDisputesOf, type Refused, refusalsOf } from './dealDisputes.ts';
import { type FunnelStep, funnelOf, type Liquidity, liquidityOf } from './dealFunnel.ts';
import type { DealWorld } from './dealWorld.ts';
import { type StuckDeal, waitingDeals } from './waitingDeals.ts';

export const dealPeriods = [30, 90, 365] as const;
export const waitingLimits = [3, 7, 14, 30] as const;

type PlatformDeals = {
  /** First day of the period. */
  from: string;
  funnel: { step: FunnelStep; deals: number }[];
  liquidity: Liquidity;
  stuck: StuckDeal[];
  stuckInAll: number;
  /** Oldest first. */
  disputes: OpenDispute[];
  disputesInAll: number;
  refusals: Refused[];
  refusalsInAll: number;
};
type Asked = { days: (typeof dealPeriods)[number]; waiting: (typeof waitingLimits)[number] };

const mostShown = 25;

const need = (noun: NounName, fields: readonly string[], ...conditions: Condition[]): Need => ({
  noun,
  fields: ['id', ...fields],
  conditions,
});
const is = (field: string, ...value: string[]): Condition => ({ field, operator: 'in', value });
const since = (field: string, value: string): Condition => ({ field, operator: 'gte', value });

const requestFields = [
  'requisitionId',
  'providerId',
  'recruiterId',
  'position',
  'status',
  'seenAt',
  'answeredAt',
  'createdAt',
  'updatedAt',
];
const proposalFields = [
  'requestId',
  'candidateId',
  'providerId',
  'recruiterId',
  'name',
  'status',
  'createdAt',
  'updatedAt',
];
const contractFields = [
  'proposalId',
  'candidateId',
  'providerId',
  'recruiterId',
  'employee',
  'type',
  'status',
  'signedDate',
  'startDate',
  'endDate',
  'endedOn',
  'endReason',
  'updatedAt',
];
const sheetFields = [
  'providerId',
  'recruiterId',
  'employee',
  'status',
  'submittedDate',
  'decidedDate',
  'reason',
  'updatedAt',
];
const amendmentFields = [
  'contractId',
  'providerId',
  'recruiterId',
  'employee',
  'side',
  'status',
  'answer',
  'createdAt',
  'decidedAt',
];

const disputeFields = [
  'about',
  'employee',
  'side',
  'providerId',
  'recruiterId',
  'reason',
  'status',
  'createdAt',
];

const firstDay = ({ days }: Pick<Asked, 'days'>, now: Date): string => addDays(utcDay(now), 1 - days);

/** The operator’s view of deals: how far they get, how fast they are answered, what waits, and what is disputed. */
export const platformDeals: Insight<Asked, PlatformDeals> = {
  userType: 'admin',
  asked: z.strictObject({
    days: z.literal(dealPeriods, 'choice.one-of'),
    waiting: z.literal(waitingLimits, 'choice.one-of'),
  }),
  needs: (asked, now) => {
    const from = firstDay(asked, now);
    const at = `${from}T00:00:00.000Z`;
    return [
      need('requests', requestFields, since('createdAt', at)),
      need('requests', requestFields, is('status', ...openRequestStatuses)),
      need('proposals', proposalFields, since('createdAt', at)),
      need('proposals', proposalFields, is('status', ...openProposalStatuses, 'Accepted')),
      need('requestSteps', ['requestId', 'kind'], is('kind', 'shortlisted'), since('at', at)),
      need('contracts', contractFields, is('type', ...deploymentTypes), since('endDate', from)),
      need('contracts', contractFields, is('status', 'Draft', 'Pending')),
      need('contracts', contractFields, is('status', 'Terminated'), since('endedOn', from)),
      need('timesheets', sheetFields, is('status', 'Submitted')),
      need('timesheets', sheetFields, is('status', 'Rejected'), since('decidedDate', from)),
      need(
        'providerInvoices',
        ['providerId', 'recruiterId', 'number', 'status', 'kind', 'voidReason', 'updatedAt'],
        is('status', 'Void'),
        since('updatedAt', at),
      ),
      need('amendments', amendmentFields, is('status', 'Proposed')),
      need('amendments', amendmentFields, is('status', 'Declined'), since('decidedAt', at)),
      need('disputes', disputeFields, is('status', ...openDisputeStatuses)),
    ];
  },
  of: (found, asked, now) => {
    const from = firstDay(asked, now);
    const rows = once(found);
    const today = utcDay(now);
    const stuck = waitingDeals(rows, from, today).filter(({ days }) => days > asked.waiting);
    const disputes = openDisputesOf(rows, today);
    const refusals = refusalsOf(rows, from);
    return {
      from,
      funnel: funnelOf(rows, from, today),
      liquidity: liquidityOf(rows, from),
      stuck: stuck.slice(0, mostShown),
      stuckInAll: stuck.length,
      disputes: disputes.slice(0, mostShown),
      disputesInAll: disputes.length,
      refusals: refusals.slice(0, mostShown),
      refusalsInAll: refusals.length,
    };
  },
};

/** Each row once, although several questions found it. */
const once = (found: Found): DealWorld => {
  const unique = <R extends { id: string }>(rows: readonly R[] = []): R[] => [
    ...new Map(rows.map((row) => [row.id, row])).values(),
  ];
  return {
    requests: unique(found.requests),
    proposals: unique(found.proposals),
    requestSteps: unique(found.requestSteps),
    contracts: unique(found.contracts),
    timesheets: unique(found.timesheets),
    providerInvoices: unique(found.providerInvoices),
    amendments: unique(found.amendments),
    disputes: unique(found.disputes),
  };
};
