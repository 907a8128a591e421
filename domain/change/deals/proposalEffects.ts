import { isOpenProposal } from '../../contract/deals/proposals.ts';
import type { Row } from '../../contract/noun.ts';
import { addDays } from '../../time/days.ts';
import type { Context, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { answered, type Kind, step } from './requestSteps.ts';

/** The timeline entry of a quote's change, and its effects on the request, the requisition and the hold. */
export const proposalEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const { id: proposalId, status, message, maskedMessage, reason, maskedReason, endReason } = after;
  if (!before)
    return [
      step(after, 'proposal', context, { proposalId, text: message, maskedText: maskedMessage ?? null }),
      answered(after, context, { words: message, maskedWords: maskedMessage, leadsTo: 'Proposal Sent' }),
      { kind: 'add', noun: 'quoteRounds', row: firstRound(after, context) },
      held(after, context),
      ...counted(after, 'quotes'),
    ];
  if (before.status === status && before.round === after.round) return [];
  const isEnd = endReason !== null;
  const told = step(after, kinds[String(status)] ?? 'status', context, {
    proposalId,
    text: isEnd ? reason : null,
    maskedText: isEnd ? (maskedReason ?? null) : null,
    endReason,
  });
  const isOpen = isOpenProposal(String(status));
  const termsChanged = before.startDate !== after.startDate || before.endDate !== after.endDate;
  return [
    told,
    ...((isOpen && termsChanged) || isEnd ? [released(proposalId)] : []),
    ...(isOpen && termsChanged ? [held(after, context)] : []),
    ...(status === 'Accepted' ? awarded(after) : []),
    ...(before.status === 'Accepted' ? awardReleased(after) : []),
  ];
};

const kinds: Partial<Record<string, Kind>> = {
  Accepted: 'accepted',
  Declined: 'declined',
  Withdrawn: 'withdrawn',
  Countered: 'countered',
  Revised: 'revised',
  Shortlisted: 'shortlisted',
  'Not Awarded': 'notAwarded',
  Expired: 'expired',
};

const counted = ({ requisitionId }: Row, field: 'quotes' | 'awarded', by?: -1): Effect[] =>
  requisitionId == null
    ? []
    : [{ kind: 'count', noun: 'requisitions', id: String(requisitionId), field, ...(by && { by }) }];

/** The terms of a new quote as its first round. */
const firstRound = (proposal: Row, { actor, name, now }: Context): Values => {
  const { id, requestId, providerId, recruiterId, rate, currency, startDate, validUntil } = proposal;
  const { message, maskedMessage } = proposal;
  return {
    proposalId: id,
    requestId,
    providerId,
    recruiterId,
    round: 1,
    side: 'provider',
    rate,
    currency,
    startDate,
    validUntil,
    message,
    maskedMessage: maskedMessage ?? null,
    authorId: actor.userId,
    author: name,
    at: now.toISOString(),
  };
};

/** Days that a quote without an end keeps its candidate free, as a hold has a last day. */
const openEndedHold = 365;

/** A quoted candidate is kept free for the recruiter, for the days that the quote offers. */
const held = (proposal: Row, context: Context): Effect => {
  const { id: proposalId, providerId, candidateId, recruiterId, startDate, endDate } = proposal;
  const days = { startDate, endDate: endDate ?? addDays(String(startDate), openEndedHold) };
  const row = newRow('holds', context, { companyId: providerId, candidateId, recruiterId, ...days });
  return { kind: 'create', noun: 'holds', row: { ...row, proposalId }, following: () => [], by: 'system' };
};

/** The hold of a quote ends with it, or with the contract that books the candidate. */
export const released = (proposalId: unknown): Effect => ({
  kind: 'remove',
  noun: 'holds',
  where: { proposalId },
});

/** An award settles the request, and the requisition once its last position is filled. */
const awarded = (proposal: Row): Effect[] => [
  {
    kind: 'revise',
    noun: 'requests',
    where: { id: proposal.requestId, status: 'Proposal Sent' },
    along: true,
    values: () => ({ status: 'Accepted' }),
  },
  ...counted(proposal, 'awarded'),
  ...(proposal.requisitionId == null ? [] : [filled(proposal.requisitionId)]),
];

const filled = (requisitionId: unknown): Effect =>
  afterReading([['proposals', { requisitionId, status: 'Accepted' }]], ([awards]) => [
    {
      kind: 'revise',
      noun: 'requisitions',
      where: { id: requisitionId, status: 'Sent' },
      values: ({ headCount }) => (awards.length >= Number(headCount) ? { status: 'Awarded' } : {}),
    },
  ]);

/** One side took an award back: the request is open again, and so is the requisition. */
const awardReleased = (proposal: Row): Effect[] => [
  ...counted(proposal, 'awarded', -1),
  afterReading([['proposals', { requestId: proposal.requestId, status: 'Accepted' }]], ([awards]) =>
    awards.length > 0
      ? []
      : [
          {
            kind: 'revise',
            noun: 'requests',
            where: { id: proposal.requestId, status: 'Accepted' },
            along: true,
            values: () => ({ status: 'Proposal Sent' }),
          },
        ],
  ),
  ...(proposal.requisitionId == null
    ? []
    : [
        {
          kind: 'revise',
          noun: 'requisitions',
          where: { id: proposal.requisitionId, status: 'Awarded' },
          values: () => ({ status: 'Sent' }),
        } as const,
      ]),
];
