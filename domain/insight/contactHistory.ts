import { z } from 'zod';
import { hasEnded } from '../contract/deals/contractLife.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import type { Proposal } from '../contract/deals/proposals.ts';
import type { RequestStep } from '../contract/deals/requestSteps.ts';
import type { Request } from '../contract/deals/requests.ts';
import { isHired, type PipelineEntry, type Stage } from '../contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../contract/hiring/stageChanges.ts';
import type { NounName } from '../contract/index.ts';
import type { Condition } from '../query/condition.ts';
import type { Found, Insight, Need } from './insight.ts';

/** What a recruiter's company has done with a candidate, or its provider for it; strongest first. */
export const contactKinds = [
  'hired',
  'inPipeline',
  'underContract',
  'accepted',
  'proposed',
  'requested',
  'rejected',
  'withdrawn',
  'proposalDeclined',
  'requestDeclined',
  'proposalWithdrawn',
  'requestWithdrawn',
  'contractEnded',
] as const;
export type ContactKind = (typeof contactKinds)[number];

export type Contact = {
  kind: ContactKind;
  /** The row to open. */
  noun: NounName & ('pipelineEntries' | 'requests' | 'contracts');
  id: string;
  /** When it came to this, and who did it, if known. */
  at: string;
  by: string | null;
  jobId: string | null;
  proposalId: string | null;
  stage?: Stage;
  status?: Contract['status'];
};

/** The contacts of each candidate, by id; candidates without any are missing. */
export type ContactHistory = { contacts: Record<string, Contact[]> };

const mostIds = 100;
const ids = z
  .string()
  .regex(new RegExp(`^[A-Z]{1,8}-\\d{1,15}(,[A-Z]{1,8}-\\d{1,15}){0,${mostIds - 1}}$`), 'value.invalid')
  .meta({
    description: `Ids of candidates, separated by commas; at most ${mostIds}`,
    examples: ['BE-001,BE-002'],
  });

const among = (field: string, value: readonly string[]): Condition => ({
  field,
  operator: 'in',
  value: [...value],
});
const need = (noun: NounName, fields: readonly string[], ...conditions: Condition[]): Need => ({
  noun,
  fields: ['id', ...fields],
  conditions,
});
const idsOf = (rows: readonly { id: string }[] = []): string[] => rows.map(({ id }) => id);

export const contactHistory: Insight<{ ids: string }, ContactHistory> = {
  userType: 'recruiter',
  isSmall: true,
  asked: z.strictObject({ ids }),
  needs: ({ ids }) => {
    const these = among('candidateId', ids.split(','));
    return [
      need(
        'pipelineEntries',
        ['candidateId', 'jobId', 'proposalId', 'stage', 'outcome', 'createdAt', 'updatedAt'],
        these,
      ),
      need('requests', ['candidateId', 'jobId', 'status', 'createdAt', 'updatedAt'], these),
      need('proposals', ['candidateId', 'requestId', 'status', 'createdAt', 'updatedAt'], these),
      need('contracts', ['candidateId', 'proposalId', 'status', 'createdAt', 'signedDate', 'endDate'], these),
    ];
  },
  more: ({ pipelineEntries, requests, proposals = [] }) => [
    need(
      'stageChanges',
      ['entryId', 'to', 'outcome', 'author', 'at'],
      among('entryId', idsOf(pipelineEntries)),
    ),
    need(
      'requestSteps',
      ['requestId', 'proposalId', 'kind', 'author', 'at'],
      among('requestId', [...new Set([...idsOf(requests), ...proposals.map(({ requestId }) => requestId)])]),
      among('kind', ['sent', 'proposal', 'accepted', 'declined', 'withdrawn']),
    ),
  ],
  of: (found) => {
    const contacts: Record<string, Contact[]> = {};
    for (const { candidateId, ...contact } of contactsIn(found))
      contacts[candidateId] = [...(contacts[candidateId] ?? []), contact];
    for (const list of Object.values(contacts)) list.sort(strongestFirst(list));
    return { contacts };
  },
};

/** A hire whose contracts have all ended says less than anything that is under way. */
const strongestFirst = (all: readonly Contact[]) => {
  const isOver =
    all.some(({ kind }) => kind === 'contractEnded') && !all.some(({ kind }) => kind === 'underContract');
  const rank = ({ kind }: Contact) =>
    contactKinds.indexOf(kind === 'hired' && isOver ? 'contractEnded' : kind);
  return (one: Contact, other: Contact): number => rank(one) - rank(other) || (one.at < other.at ? 1 : -1);
};

type WithCandidate = Contact & { candidateId: string };

const contactsIn = (found: Found): WithCandidate[] => {
  const { pipelineEntries = [], requests = [], proposals = [], contracts = [] } = found;
  const { stageChanges = [], requestSteps = [] } = found;
  const proposed = new Set(proposals.map(({ requestId, candidateId }) => `${requestId} ${candidateId}`));
  return [
    ...pipelineEntries.map((entry) => ofEntry(entry, stageChanges)),
    ...proposals.map((proposal) => ofProposal(proposal, requestSteps, requests)),
    // A proposal says more about the candidate than the request that it answers.
    ...requests
      .filter(({ id, candidateId }) => !proposed.has(`${id} ${candidateId}`))
      .flatMap((request) => ofRequest(request, requestSteps)),
    ...contracts.flatMap(ofContract),
  ];
};

const ofEntry = (entry: PipelineEntry, moves: readonly StageChange[]): WithCandidate => {
  const { id, candidateId, jobId, proposalId, stage, outcome, updatedAt } = entry;
  const reached = latest(
    moves.filter((move) => move.entryId === id && move.to === stage && move.outcome === outcome),
  );
  const kind = isHired(entry)
    ? 'hired'
    : ({ Live: 'inPipeline', Rejected: 'rejected', Withdrawn: 'withdrawn' } as const)[outcome];
  const when = { at: reached?.at ?? updatedAt, by: reached?.author ?? null };
  return { kind, noun: 'pipelineEntries', id, candidateId, jobId, proposalId, stage, ...when };
};

const proposalKinds = {
  Proposed: ['proposed', 'proposal'],
  Accepted: ['accepted', 'accepted'],
  Declined: ['proposalDeclined', 'declined'],
  Withdrawn: ['proposalWithdrawn', 'withdrawn'],
  Countered: ['proposed', 'countered'],
  Revised: ['proposed', 'revised'],
  Shortlisted: ['proposed', 'shortlisted'],
  'Not Awarded': ['proposalDeclined', 'notAwarded'],
  Expired: ['proposalWithdrawn', 'expired'],
} as const;

const ofProposal = (
  { id: proposalId, requestId, candidateId, status, updatedAt }: Proposal,
  steps: readonly RequestStep[],
  requests: readonly Request[],
): WithCandidate => {
  const [kind, stepKind] = proposalKinds[status];
  const ofIt = steps.filter((step) => step.requestId === requestId && step.kind === stepKind);
  const step =
    latest(ofIt.filter((one) => one.proposalId === proposalId)) ??
    latest(ofIt.filter((one) => one.proposalId === null));
  const jobId = requests.find(({ id }) => id === requestId)?.jobId ?? null;
  const when = { at: step?.at ?? updatedAt, by: step?.author ?? null };
  return { kind, noun: 'requests', id: requestId, candidateId, jobId, proposalId, ...when };
};

const ofRequest = (
  { id, candidateId, jobId, status, createdAt, updatedAt }: Request,
  steps: readonly RequestStep[],
): WithCandidate[] => {
  if (candidateId === null) return [];
  const [kind, stepKind, otherwise] =
    status === 'Declined' || status === 'Not Awarded' || status === 'Expired'
      ? (['requestDeclined', 'declined', updatedAt] as const)
      : status === 'Withdrawn'
        ? (['requestWithdrawn', 'withdrawn', updatedAt] as const)
        : (['requested', 'sent', createdAt] as const);
  const step = latest(steps.filter((one) => one.requestId === id && one.kind === stepKind));
  const when = { at: step?.at ?? otherwise, by: step?.author ?? null };
  return [{ kind, noun: 'requests', id, candidateId, jobId, proposalId: null, ...when }];
};

const ofContract = (contract: Contract): WithCandidate[] => {
  const { id, candidateId, proposalId, status, createdAt, signedDate, endDate } = contract;
  if (candidateId === null) return [];
  const ended = hasEnded(contract);
  return [
    {
      kind: ended ? 'contractEnded' : 'underContract',
      noun: 'contracts',
      id,
      candidateId,
      at: ended ? endDate : (signedDate ?? createdAt),
      by: null,
      jobId: null,
      proposalId,
      status,
    },
  ];
};

const latest = <T extends { id: string; at: string }>(rows: readonly T[]): T | undefined =>
  rows.reduce<T | undefined>((best, row) => (best && best.at > row.at ? best : row), undefined);
