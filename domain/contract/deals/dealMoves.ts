import type { Lifecycle } from '../noun.ts';
import { type UserType, userTypes } from '../userTypes.ts';

/**
 * Who makes a move: the people of one side, an operator, or the platform, when a date has passed or a move of
 * another row decides this one.
 */
export type MoveActor = UserType | 'system';

/** Why a request, a quote or a requisition ended. */
export const endReasons = [
  'Position Filled',
  'Position Canceled',
  'Budget Changed',
  'Other Candidate Chosen',
  'Rate Too High',
  'Start Too Late',
  'Skills Do Not Fit',
  'No Fitting Candidate',
  'No Capacity',
  'Rate Too Low',
  'Terms Not Acceptable',
  'Candidate Not Available',
  'No Answer in Time',
  'Quote Expired',
  'Other',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Whoever declines says why: with one of the reasons, or in words. */
export const lacksReason = ({
  status,
  endReason,
  reason,
}: {
  status: string;
  endReason: EndReason | null;
  reason: string | null;
}): boolean => status === 'Declined' && !reason && (endReason === null || endReason === 'Other');

/** What must be true for a move, besides state and actor; `domain/change/deals/guards.ts` checks it. */
export const guardNames = [
  'providersChosen',
  'respondByAhead',
  'someoneAwarded',
  'nobodyQuoted',
  'awardedByQuote',
  'withinRespondBy',
  'threadOpen',
  'startAhead',
  'validUntilAhead',
  'stillValid',
  'notBooked',
  'firstClaim',
  'headCountOpen',
  'bookedOnce',
  'noContract',
] as const;
export type GuardName = (typeof guardNames)[number];

/** A move between states. Without `from`, it makes the row. */
export type DealMove<S extends string = string> = {
  move: string;
  from: readonly S[];
  to: S;
  by: readonly MoveActor[];
  guards?: readonly GuardName[];
  /** The move ends the row, for one of these reasons. */
  reasons?: readonly EndReason[];
};

const recruitersReasons = [
  'Position Filled',
  'Position Canceled',
  'Budget Changed',
  'Other Candidate Chosen',
  'Rate Too High',
  'Start Too Late',
  'Skills Do Not Fit',
  'Terms Not Acceptable',
  'Other',
] as const satisfies readonly EndReason[];
const providersReasons = [
  'No Fitting Candidate',
  'No Capacity',
  'Rate Too Low',
  'Start Too Late',
  'Terms Not Acceptable',
  'Candidate Not Available',
  'Other',
] as const satisfies readonly EndReason[];
const recruiterEnds = ['Position Filled', 'Position Canceled', 'Budget Changed', 'Other'] as const;

export const requisitionStatuses = ['Draft', 'Sent', 'Awarded', 'Withdrawn', 'Expired'] as const;
type RequisitionStatus = (typeof requisitionStatuses)[number];

/** A requisition, from its draft to the decision. */
export const requisitionMoves: readonly DealMove<RequisitionStatus>[] = [
  { move: 'draft', from: [], to: 'Draft', by: ['recruiter'] },
  {
    move: 'sendAtOnce',
    from: [],
    to: 'Sent',
    by: ['recruiter'],
    guards: ['providersChosen', 'respondByAhead'],
  },
  {
    move: 'send',
    from: ['Draft'],
    to: 'Sent',
    by: ['recruiter'],
    guards: ['providersChosen', 'respondByAhead'],
  },
  { move: 'close', from: ['Sent'], to: 'Awarded', by: ['recruiter', 'system'], guards: ['someoneAwarded'] },
  {
    move: 'withdraw',
    from: ['Draft', 'Sent'],
    to: 'Withdrawn',
    by: ['recruiter'],
    reasons: recruiterEnds,
  },
  { move: 'reopen', from: ['Awarded'], to: 'Sent', by: ['system'] },
  {
    move: 'expire',
    from: ['Sent'],
    to: 'Expired',
    by: ['system'],
    guards: ['nobodyQuoted'],
    reasons: ['No Answer in Time'],
  },
];

export const requestStatuses = [
  'Pending Response',
  'Under Review',
  'Proposal Sent',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Not Awarded',
  'Expired',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Requests that are waiting for one of the sides. */
export const openRequestStatuses = ['Pending Response', 'Under Review', 'Proposal Sent'] as const;

/** A request: the thread between a recruiter and one provider. A first view is recorded and is no move. */
export const requestMoves: readonly DealMove<RequestStatus>[] = [
  { move: 'send', from: [], to: 'Pending Response', by: ['recruiter', 'admin', 'system'] },
  { move: 'review', from: ['Pending Response'], to: 'Under Review', by: ['provider', 'admin'] },
  {
    move: 'quote',
    from: ['Pending Response', 'Under Review'],
    to: 'Proposal Sent',
    by: ['provider'],
    guards: ['withinRespondBy'],
  },
  {
    move: 'award',
    from: ['Proposal Sent'],
    to: 'Accepted',
    by: ['recruiter', 'system'],
    guards: ['awardedByQuote'],
  },
  {
    move: 'decline',
    from: openRequestStatuses,
    to: 'Declined',
    by: ['provider'],
    reasons: providersReasons,
  },
  { move: 'close', from: ['Proposal Sent'], to: 'Declined', by: ['recruiter'], reasons: recruitersReasons },
  {
    move: 'withdraw',
    from: openRequestStatuses,
    to: 'Withdrawn',
    by: ['recruiter'],
    reasons: recruiterEnds,
  },
  {
    move: 'notAward',
    from: openRequestStatuses,
    to: 'Not Awarded',
    by: ['system'],
    reasons: ['Position Filled', 'Other Candidate Chosen'],
  },
  {
    move: 'expire',
    from: ['Pending Response', 'Under Review'],
    to: 'Expired',
    by: ['system'],
    reasons: ['No Answer in Time'],
  },
  { move: 'reopen', from: ['Accepted'], to: 'Proposal Sent', by: ['system'] },
];

export const proposalStatuses = [
  'Proposed',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Countered',
  'Revised',
  'Shortlisted',
  'Not Awarded',
  'Expired',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Quotes that are not decided. */
export const openProposalStatuses = ['Proposed', 'Countered', 'Revised', 'Shortlisted'] as const;
/** Quotes whose terms the provider stands by: a counter-offer replaces them until the provider revises. */
export const standingProposalStatuses = ['Proposed', 'Revised', 'Shortlisted'] as const;

/** A quote: one candidate, offered by a provider in answer to a request. Each round of terms is a row. */
export const proposalMoves: readonly DealMove<ProposalStatus>[] = [
  {
    move: 'quote',
    from: [],
    to: 'Proposed',
    by: ['provider'],
    guards: ['threadOpen', 'withinRespondBy', 'startAhead', 'validUntilAhead', 'notBooked', 'firstClaim'],
  },
  {
    move: 'counter',
    from: standingProposalStatuses,
    to: 'Countered',
    by: ['recruiter'],
    guards: ['threadOpen', 'stillValid', 'startAhead'],
  },
  {
    move: 'revise',
    from: ['Proposed', 'Countered', 'Revised'],
    to: 'Revised',
    by: ['provider'],
    guards: ['threadOpen', 'stillValid', 'startAhead', 'validUntilAhead', 'notBooked'],
  },
  {
    move: 'shortlist',
    from: ['Proposed', 'Revised'],
    to: 'Shortlisted',
    by: ['recruiter'],
    guards: ['threadOpen', 'stillValid'],
  },
  {
    move: 'award',
    from: standingProposalStatuses,
    to: 'Accepted',
    by: ['recruiter'],
    guards: ['threadOpen', 'stillValid', 'headCountOpen', 'bookedOnce'],
  },
  {
    move: 'decline',
    from: openProposalStatuses,
    to: 'Declined',
    by: ['recruiter', 'system'],
    guards: ['threadOpen'],
    reasons: recruitersReasons,
  },
  {
    move: 'notAward',
    from: openProposalStatuses,
    to: 'Not Awarded',
    by: ['system'],
    reasons: ['Position Filled', 'Other Candidate Chosen'],
  },
  {
    move: 'withdraw',
    from: openProposalStatuses,
    to: 'Withdrawn',
    by: ['provider', 'system'],
    guards: ['threadOpen'],
    reasons: providersReasons,
  },
  {
    move: 'release',
    from: ['Accepted'],
    to: 'Withdrawn',
    by: ['provider'],
    guards: ['noContract'],
    reasons: ['Candidate Not Available', 'Terms Not Acceptable', 'Other'],
  },
  {
    move: 'takeBack',
    from: ['Accepted'],
    to: 'Declined',
    by: ['recruiter'],
    guards: ['noContract'],
    reasons: recruitersReasons,
  },
  {
    move: 'expire',
    from: openProposalStatuses,
    to: 'Expired',
    by: ['system'],
    reasons: ['Quote Expired'],
  },
];

/** The tables of moves, by the noun whose status they move. */
export const dealMoves = {
  requisitions: requisitionMoves,
  requests: requestMoves,
  proposals: proposalMoves,
} satisfies Record<string, readonly DealMove[]>;
export type DealNoun = keyof typeof dealMoves;

/** Moves that an edit of the status cannot make, as a new round of terms makes them. */
export const roundMoves = { recruiter: 'counter', provider: 'revise' } as const;
const byRound: readonly string[] = Object.values(roundMoves);

const isUserType = (actor: MoveActor): actor is UserType => (userTypes as readonly string[]).includes(actor);

/** The lifecycle of a status: what people may do with an edit. */
export const lifecycleOf = (
  moves: readonly DealMove[],
  initial: readonly [string, ...string[]],
): Lifecycle => {
  const found: Record<string, Record<string, readonly UserType[]>> = {};
  for (const { move, from, to, by } of moves) {
    const people = by.filter(isUserType);
    if (byRound.includes(move) || people.length === 0) continue;
    for (const state of from) {
      const known = found[state]?.[to] ?? [];
      found[state] = { ...found[state], [to]: [...known, ...people] };
    }
  }
  return { field: 'status', initial, moves: found };
};

/** The move from one state to another by this actor. */
export const moveBetween = (
  noun: DealNoun,
  from: string | null,
  to: string,
  by: MoveActor,
): DealMove | undefined =>
  (dealMoves[noun] as readonly DealMove[]).find(
    (one) =>
      one.to === to &&
      one.by.includes(by) &&
      (from === null ? one.from.length === 0 : one.from.includes(from)),
  );

/** The moves that this actor can make from a state. */
export const movesFrom = (noun: DealNoun, from: string, by: MoveActor): readonly DealMove[] =>
  (dealMoves[noun] as readonly DealMove[]).filter((one) => one.from.includes(from) && one.by.includes(by));

/** States that end a row with a reason. */
export const endedStatuses = (noun: DealNoun): readonly string[] => [
  ...new Set((dealMoves[noun] as readonly DealMove[]).filter(({ reasons }) => reasons).map(({ to }) => to)),
];
