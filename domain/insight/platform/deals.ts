import { z } from 'zod';
import type { Contract } from '../../contract/deals/contracts.ts';
import { openProposalStatuses, openRequestStatuses } from '../../contract/deals/dealMoves.ts';
import { deploymentTypes, isDeployment } from '../../contract/deals/deployments.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';
import type { RequestStep } from '../../contract/deals/requestSteps.ts';
import type { Request } from '../../contract/deals/requests.ts';
import type { NounName } from '../../contract/index.ts';
import type { Condition } from '../../query/condition.ts';
import { addDays, daysBetween, utcDay } from '../../time/days.ts';
import type { Found, Insight, Need } from '../insight.ts';
import { median } from '../statistics.ts';

export const dealPeriods = [30, 90, 365] as const;
export const waitingLimits = [3, 7, 14, 30] as const;

/** The steps of a deal in their order. A deal that reached one has reached those before it. */
export const funnelSteps = [
  'sent',
  'viewed',
  'quoted',
  'shortlisted',
  'awarded',
  'signed',
  'started',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Something that waits for a company, since a day. */
export type StuckDeal = {
  noun: NounName;
  id: string;
  /** Position or name of the candidate. */
  about: string;
  what: 'answer' | 'decision' | 'revision' | 'contract' | 'sending' | 'signature' | 'amendment' | 'approval';
  companyId: string | null;
  since: string;
  days: number;
};

/** What one side did not accept, with the decision and its reason. */
export type Dispute = {
  noun: NounName;
  id: string;
  about: string;
  decision: 'timesheetRejected' | 'invoiceVoided' | 'contractTerminated' | 'amendmentDeclined';
  companyId: string | null;
  otherId: string | null;
  reason: string | null;
  on: string;
};

type PlatformDeals = {
  /** First day of the period. */
  from: string;
  funnel: { step: FunnelStep; deals: number }[];
  liquidity: {
    threads: number;
    unanswered: number;
    /** Hours from sending to the first quote, of the deals with one. */
    hoursToQuote: number | null;
    decided: number;
    won: number;
  };
  stuck: StuckDeal[];
  stuckInAll: number;
  disputes: Dispute[];
  disputesInAll: number;
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
    ];
  },
  of: (found, asked, now) => {
    const from = firstDay(asked, now);
    const rows = once(found);
    const today = utcDay(now);
    const stuck = waitingDeals(rows, from, today).filter(({ days }) => days > asked.waiting);
    const disputes = disputesOf(rows, from);
    return {
      from,
      funnel: funnelOf(rows, from, today),
      liquidity: liquidityOf(rows, from),
      stuck: stuck.slice(0, mostShown),
      stuckInAll: stuck.length,
      disputes: disputes.slice(0, mostShown),
      disputesInAll: disputes.length,
    };
  },
};

type World = {
  requests: readonly Request[];
  proposals: readonly Proposal[];
  requestSteps: readonly RequestStep[];
  contracts: readonly Contract[];
} & Pick<Required<Found>, 'timesheets' | 'providerInvoices' | 'amendments'>;

/** Each row once, although several questions found it. */
const once = (found: Found): World => {
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
  };
};

/** The threads of the period by deal: those of a requisition are one deal, a single request is one by itself. */
const dealsOf = ({ requests }: World, from: string) =>
  Map.groupBy(
    requests.filter(({ createdAt }) => createdAt >= from),
    ({ id, requisitionId }) => requisitionId ?? id,
  );

/**
 * The contracts that follow from a quote: those that name it, and for an award those of the same candidate and client that
 * name none, as a provider can draft a contract by hand.
 */
const contractsByQuote = ({ contracts }: World) => {
  const named = Map.groupBy(contracts, ({ proposalId }) => proposalId);
  const others = Map.groupBy(named.get(null) ?? [], ({ candidateId, recruiterId }) =>
    [candidateId, recruiterId].join(),
  );
  return ({ id, status, candidateId, recruiterId, createdAt }: Proposal): readonly Contract[] => {
    const own = named.get(id) ?? [];
    if (own.length > 0 || status !== 'Accepted') return own;
    const byHand = others.get([candidateId, recruiterId].join()) ?? [];
    return byHand.filter(({ endDate }) => endDate >= utcDay(createdAt));
  };
};

const funnelOf = (world: World, from: string, today: string): PlatformDeals['funnel'] => {
  const quotes = Map.groupBy(world.proposals, ({ requestId }) => requestId);
  const shortlisted = new Set(world.requestSteps.map(({ requestId }) => requestId));
  const contractsOf = contractsByQuote(world);
  const reached = [...dealsOf(world, from).values()].map((threads) =>
    Math.max(
      ...threads.map((thread) => {
        const own = quotes.get(thread.id) ?? [];
        const signed = own.flatMap(contractsOf).filter(({ signedDate }) => signedDate !== null);
        if (signed.some((one) => isDeployment(one) && one.startDate <= today)) return 6;
        if (signed.length > 0) return 5;
        if (thread.status === 'Accepted' || own.some(({ status }) => status === 'Accepted')) return 4;
        if (shortlisted.has(thread.id) || own.some(({ status }) => status === 'Shortlisted')) return 3;
        if (own.length > 0) return 2;
        return thread.seenAt === null ? 0 : 1;
      }),
    ),
  );
  return funnelSteps.map((step, place) => ({
    step,
    deals: reached.filter((furthest) => furthest >= place).length,
  }));
};

const hour = 3_600_000;

const liquidityOf = (world: World, from: string): PlatformDeals['liquidity'] => {
  const threads = world.requests.filter(({ createdAt }) => createdAt >= from);
  const quotes = Map.groupBy(world.proposals, ({ requestId }) => requestId);
  const waits = [...dealsOf(world, from).values()].flatMap((own) => {
    const sent = Math.min(...own.map(({ createdAt }) => Date.parse(createdAt)));
    const quoted = own
      .flatMap(({ id }) => quotes.get(id) ?? [])
      .map(({ createdAt }) => Date.parse(createdAt));
    return quoted.length > 0 ? [(Math.min(...quoted) - sent) / hour] : [];
  });
  const decided = world.proposals.filter(
    ({ createdAt, status }) => createdAt >= from && ['Accepted', 'Declined', 'Not Awarded'].includes(status),
  );
  return {
    threads: threads.length,
    unanswered: threads.filter(
      ({ answeredAt, status }) =>
        answeredAt === null && ['Pending Response', 'Under Review', 'Expired'].includes(status),
    ).length,
    hoursToQuote: median(waits),
    decided: decided.length,
    won: decided.filter(({ status }) => status === 'Accepted').length,
  };
};

/** Everything that waits for one of the companies, longest first. */
const waitingDeals = (world: World, from: string, today: string): StuckDeal[] => {
  const { requests, proposals, contracts, timesheets, amendments } = world;
  const quotes = Map.groupBy(proposals, ({ requestId }) => requestId);
  const contractsOf = contractsByQuote(world);
  const one = (
    noun: NounName,
    { id }: { id: string },
    about: string,
    what: StuckDeal['what'],
    companyId: string | null,
    at: string,
  ): StuckDeal => {
    const day = utcDay(at);
    return { noun, id, about, what, companyId, since: day, days: daysBetween(day, today) };
  };
  const ofRequests = requests.flatMap((request) => {
    const { id, status, position, providerId, recruiterId, createdAt } = request;
    if (status === 'Pending Response' || status === 'Under Review')
      return [one('requests', request, position, 'answer', providerId, createdAt)];
    const open = (quotes.get(id) ?? []).filter((quote) =>
      (openProposalStatuses as readonly string[]).includes(quote.status),
    );
    const last = open
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    if (status !== 'Proposal Sent' || !last) return [];
    return open.every((quote) => quote.status === 'Countered')
      ? [one('requests', request, position, 'revision', providerId, last)]
      : [one('requests', request, position, 'decision', recruiterId, last)];
  });
  const ofAwards = proposals
    .filter(
      (quote) => quote.status === 'Accepted' && quote.createdAt >= from && contractsOf(quote).length === 0,
    )
    .map((award) =>
      one('requests', { id: award.requestId }, award.name, 'contract', award.recruiterId, award.updatedAt),
    );
  const ofContracts = contracts.flatMap((contract) => {
    const { status, employee, providerId, recruiterId, updatedAt } = contract;
    if (status === 'Draft') return [one('contracts', contract, employee, 'sending', providerId, updatedAt)];
    return status === 'Pending'
      ? [one('contracts', contract, employee, 'signature', recruiterId, updatedAt)]
      : [];
  });
  const ofAmendments = amendments
    .filter(({ status }) => status === 'Proposed')
    .map((amendment) =>
      one(
        'contracts',
        { id: amendment.contractId },
        amendment.employee,
        'amendment',
        amendment.side === 'provider' ? amendment.recruiterId : amendment.providerId,
        amendment.createdAt,
      ),
    );
  const ofSheets = timesheets
    .filter(({ status }) => status === 'Submitted')
    .map((sheet) =>
      one(
        'timesheets',
        sheet,
        sheet.employee,
        'approval',
        sheet.recruiterId,
        sheet.submittedDate ?? sheet.updatedAt,
      ),
    );
  return [...ofRequests, ...ofAwards, ...ofContracts, ...ofAmendments, ...ofSheets].sort(
    (a, b) => b.days - a.days || (a.id < b.id ? -1 : 1),
  );
};

/** What was rejected, voided, terminated or declined in the period, newest first. */
const disputesOf = (
  { timesheets, providerInvoices, contracts, amendments }: World,
  from: string,
): Dispute[] => {
  const all: Dispute[] = [
    ...timesheets
      .filter(({ status }) => status === 'Rejected')
      .map(
        ({ id, employee, recruiterId, providerId, reason, decidedDate, updatedAt }): Dispute => ({
          noun: 'timesheets',
          id,
          about: employee,
          decision: 'timesheetRejected',
          companyId: recruiterId,
          otherId: providerId,
          reason,
          on: decidedDate ?? utcDay(updatedAt),
        }),
      ),
    ...providerInvoices.map(
      ({ id, number, providerId, recruiterId, voidReason, updatedAt }): Dispute => ({
        noun: 'providerInvoices',
        id,
        about: number,
        decision: 'invoiceVoided',
        companyId: providerId,
        otherId: recruiterId,
        reason: voidReason,
        on: utcDay(updatedAt),
      }),
    ),
    ...contracts
      .filter(({ status, endedOn }) => status === 'Terminated' && endedOn !== null && endedOn >= from)
      .map(
        ({ id, employee, providerId, recruiterId, endReason, endedOn }): Dispute => ({
          noun: 'contracts',
          id,
          about: employee,
          decision: 'contractTerminated',
          companyId: providerId,
          otherId: recruiterId,
          reason: endReason,
          on: String(endedOn),
        }),
      ),
    ...amendments
      .filter(({ status }) => status === 'Declined')
      .map(
        ({ contractId, employee, side, providerId, recruiterId, answer, decidedAt, createdAt }): Dispute => ({
          noun: 'contracts',
          id: contractId,
          about: employee,
          decision: 'amendmentDeclined',
          companyId: side === 'provider' ? recruiterId : providerId,
          otherId: side === 'provider' ? providerId : recruiterId,
          reason: answer,
          on: utcDay(decidedAt ?? createdAt),
        }),
      ),
  ];
  return all.sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : a.id < b.id ? -1 : 1));
};
