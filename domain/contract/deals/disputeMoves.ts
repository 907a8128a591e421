import type { Lifecycle } from '../noun.ts';

export const disputeStatuses = ['Open', 'Answered', 'Decided', 'Withdrawn'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Who makes a move: the side that opened the dispute, the other side of the contract, or an operator. */
export type DisputeActor = 'opener' | 'other' | 'admin';
export const disputeGuards = [
  'signedContract',
  'otherSideHere',
  'objectShared',
  'noOpenDispute',
  'answerGiven',
  'answerTimeOver',
  'decisionGiven',
] as const;
export type DisputeGuard = (typeof disputeGuards)[number];

export type DisputeMove = {
  move: 'open' | 'answer' | 'decide' | 'decideUnanswered' | 'withdraw';
  /** Empty: the move makes the row. */
  from: readonly DisputeStatus[];
  to: DisputeStatus;
  by: readonly DisputeActor[];
  guards?: readonly DisputeGuard[];
};

/** Every move of a dispute. The operator waits for an answer, or until the time for it is over. */
export const disputeMoves: readonly DisputeMove[] = [
  {
    move: 'open',
    from: [],
    to: 'Open',
    by: ['opener'],
    guards: ['signedContract', 'otherSideHere', 'objectShared', 'noOpenDispute'],
  },
  { move: 'answer', from: ['Open'], to: 'Answered', by: ['other'], guards: ['answerGiven'] },
  { move: 'decide', from: ['Answered'], to: 'Decided', by: ['admin'], guards: ['decisionGiven'] },
  {
    move: 'decideUnanswered',
    from: ['Open'],
    to: 'Decided',
    by: ['admin'],
    guards: ['decisionGiven', 'answerTimeOver'],
  },
  { move: 'withdraw', from: ['Open', 'Answered'], to: 'Withdrawn', by: ['opener'] },
];

/** Days that the other side has to answer before the operator decides without it. */
export const daysToAnswer = 7;

/** Statuses of disputes that nobody has settled. */
export const openDisputeStatuses = ['Open', 'Answered'] as const satisfies readonly DisputeStatus[];
export const isOpenDispute = ({ status }: { status: string }): boolean =>
  openDisputeStatuses.some((one) => one === status);

/** What people may do with an edit; which of the two sides, the behavior checks. */
export const disputeLifecycle: Lifecycle = {
  field: 'status',
  initial: ['Open'],
  moves: Object.fromEntries(
    disputeStatuses.map((from) => [
      from,
      Object.fromEntries(
        disputeMoves
          .filter((one) => one.from.includes(from))
          .map(({ to, by }) => [to, by.includes('admin') ? ['admin'] : ['provider', 'recruiter']]),
      ),
    ]),
  ),
};

/** The move between two states by this actor. */
export const disputeMove = (
  from: DisputeStatus | null,
  to: DisputeStatus,
  by: DisputeActor,
): DisputeMove | undefined =>
  disputeMoves.find(
    (one) =>
      (from === null ? one.from.length === 0 : one.from.includes(from)) &&
      one.to === to &&
      one.by.includes(by),
  );
