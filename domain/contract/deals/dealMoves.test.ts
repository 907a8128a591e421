import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nounOf } from '../index.ts';
import { metaOfField } from '../noun.ts';
import {
  type DealMove,
  type DealNoun,
  dealMoves,
  endedStatuses,
  moveBetween,
  movesFrom,
} from './dealMoves.ts';
import { disputeMoves, disputeStatuses } from './disputeMoves.ts';
import { dealPage } from './printDeal.ts';

describe('the tables of moves', () => {
  it('are what docs/deal.md shows', () => {
    expect(readFileSync(new URL('../../../docs/deal.md', import.meta.url), 'utf8')).toBe(dealPage());
  });

  it.each(Object.keys(dealMoves) as DealNoun[])(
    'name states of %s that can all be reached and left or are ends',
    (noun) => {
      const moves: readonly DealMove[] = dealMoves[noun];
      const reached = new Set<string>();
      for (const { from, to } of moves) if (from.length === 0) reached.add(to);
      for (const state of reached)
        for (const { from, to } of moves) if (from.includes(state)) reached.add(to);
      const stored = metaOfField(nounOf(noun), 'status').values ?? [];
      expect([...reached].sort()).toEqual([...stored].sort());
      for (const state of endedStatuses(noun))
        expect(moves.some(({ from }) => from.includes(state))).toBe(false);
    },
  );

  it('let every state of a dispute be reached, and end in a decision or a withdrawal', () => {
    const reached = new Set<string>();
    for (const { from, to } of disputeMoves)
      if (from.length === 0 || from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].sort()).toEqual([...disputeStatuses].sort());
    const ends = disputeStatuses.filter((state) => !disputeMoves.some(({ from }) => from.includes(state)));
    expect(ends).toEqual(['Decided', 'Withdrawn']);
  });

  it('have one move at most between two states for each actor, so that a status says which move was made', () => {
    for (const noun of Object.keys(dealMoves) as DealNoun[]) {
      const ways = (dealMoves[noun] as readonly DealMove[]).flatMap(({ from, to, by }) =>
        by.flatMap((actor) => (from.length ? from : ['']).map((state) => `${state} ${to} ${actor}`)),
      );
      expect(ways.length).toBe(new Set(ways).size);
    }
  });

  it('let a recruiter award terms that the provider stands by, not those that a counter-offer has replaced', () => {
    expect(moveBetween('proposals', 'Revised', 'Accepted', 'recruiter')?.move).toBe('award');
    expect(moveBetween('proposals', 'Countered', 'Accepted', 'recruiter')).toBeUndefined();
    expect(movesFrom('proposals', 'Countered', 'provider').map(({ move }) => move)).toEqual([
      'revise',
      'withdraw',
    ]);
  });
});
