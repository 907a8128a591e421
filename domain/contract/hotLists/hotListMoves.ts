import type { Lifecycle } from '../noun.ts';

export const hotListStatuses = ['Draft', 'Sent', 'Ended'] as const;
export type HotListStatus = (typeof hotListStatuses)[number];

/** Who makes a move: the provider of the list, or a background job. */
export type HotListActor = 'provider' | 'system';

export type HotListMove = {
  move: 'draft' | 'sendAtOnce' | 'send' | 'end' | 'lapse';
  /** Empty: the move makes the row. */
  from: readonly HotListStatus[];
  to: HotListStatus;
  by: HotListActor;
};

/** Every move of a hot list. A list lapses after its last day. */
export const hotListMoves: readonly HotListMove[] = [
  { move: 'draft', from: [], to: 'Draft', by: 'provider' },
  { move: 'sendAtOnce', from: [], to: 'Sent', by: 'provider' },
  { move: 'send', from: ['Draft'], to: 'Sent', by: 'provider' },
  { move: 'end', from: ['Sent'], to: 'Ended', by: 'provider' },
  { move: 'lapse', from: ['Sent'], to: 'Ended', by: 'system' },
];

/** The move between two states by this actor. */
export const hotListMove = (
  from: HotListStatus | null,
  to: HotListStatus,
  by: HotListActor,
): HotListMove | undefined =>
  hotListMoves.find(
    (one) =>
      (from === null ? one.from.length === 0 : one.from.includes(from)) && one.to === to && one.by === by,
  );

/** What people do with an edit. */
export const hotListLifecycle: Lifecycle = {
  field: 'status',
  initial: ['Draft', 'Sent'],
  moves: Object.fromEntries(
    hotListStatuses.map((from) => [
      from,
      Object.fromEntries(
        hotListMoves
          .filter((one) => one.by === 'provider' && one.from.includes(from))
          .map(({ to }) => [to, ['provider']]),
      ),
    ]),
  ),
};
