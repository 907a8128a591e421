import type { Lifecycle } from '../noun.ts';

export const amendmentStatuses = ['Proposed', 'Agreed', 'Declined', 'Withdrawn', 'Lapsed'] as const;
export type AmendmentStatus = (typeof amendmentStatuses)[number];

/** Who makes a move: the side that proposed the amendment, the other side, or the platform once the contract is over. */
export type AmendmentActor = 'proposer' | 'other' | 'system';
export type AmendmentMove = {
  move: 'propose' | 'giveNotice' | 'agree' | 'decline' | 'withdraw' | 'lapse';
  /** Null: the move makes the row. */
  from: AmendmentStatus | null;
  to: AmendmentStatus;
  by: AmendmentActor;
};

/** Every move of an amendment. An early end that keeps the notice period needs nobody’s agreement. */
export const amendmentMoves: readonly AmendmentMove[] = [
  { move: 'propose', from: null, to: 'Proposed', by: 'proposer' },
  { move: 'giveNotice', from: null, to: 'Agreed', by: 'proposer' },
  { move: 'agree', from: 'Proposed', to: 'Agreed', by: 'other' },
  { move: 'decline', from: 'Proposed', to: 'Declined', by: 'other' },
  { move: 'withdraw', from: 'Proposed', to: 'Withdrawn', by: 'proposer' },
  { move: 'lapse', from: 'Proposed', to: 'Lapsed', by: 'system' },
];

/** Why a deployment ends before its last day. */
export const earlyEndReasons = [
  'Project Completed',
  'Project Canceled',
  'Budget Changed',
  'Skills Do Not Fit',
  'Candidate Not Available',
  'Candidate Resigned',
  'Terms Not Kept',
  'Other',
] as const;

/** What people may do with an edit; which of the two sides, the behavior checks. */
export const amendmentLifecycle: Lifecycle = {
  field: 'status',
  initial: ['Proposed', 'Agreed'],
  moves: {
    Proposed: Object.fromEntries(
      amendmentMoves
        .filter(({ from, by }) => from === 'Proposed' && by !== 'system')
        .map(({ to }) => [to, ['provider', 'recruiter']]),
    ),
  },
  along: { Declined: ['answer'] },
};

/** The move between two states by the proposer or the other side. */
export const amendmentMove = (
  from: AmendmentStatus | null,
  to: AmendmentStatus,
  by: AmendmentActor,
): AmendmentMove | undefined =>
  amendmentMoves.find((one) => one.from === from && one.to === to && one.by === by);
