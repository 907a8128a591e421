import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climbCrew } from './climbCrew.ts';
import { type CrewAsked, crewsOf, type SeatCandidate, suggestCrews } from './crew.ts';
import { compareCrews, isPossible, type Place, prepare, worthOf } from './crewProblem.ts';
import { personsOf, shared, wantedDifferences } from './differences.ts';
import { differingCrews } from './differingCrews.ts';
import { exactCrews } from './exactCrews.ts';
import { fillSeats } from './fillSeats.ts';
import { clientKey } from './sharedHistory.ts';

const candidate = (id: string, more: Partial<SeatCandidate> = {}): SeatCandidate => {
  const score = more.score ?? 80;
  return {
    id,
    person: id,
    score,
    exact: score * 1000,
    rate: 6000,
    currency: 'USD',
    offset: null,
    stints: [],
    ...more,
  };
};
const asked = (seats: CrewAsked['seats'], more: Partial<CrewAsked> = {}): CrewAsked => ({
  seats,
  currency: 'USD',
  rates: { USD: 1, EUR: 1.1 },
  ...more,
});
const seat = (role: string, candidates: SeatCandidate[], budget: number | null = 7000) => ({
  role,
  budget,
  candidates,
});
const namesIn = ({ crews }: ReturnType<typeof suggestCrews>) =>
  crews.map(({ seats }) => seats.map(({ candidateId }) => candidateId).join(' '));

describe('crews', () => {
  it('have the best people for each role, nobody in two seats, and name a reason for every point', () => {
    const [ada, grace, mary] = [
      candidate('Ada', { score: 90 }),
      candidate('Grace', { score: 85 }),
      candidate('Mary', { score: 60 }),
    ];
    const found = suggestCrews(asked([seat('Welder', [ada, grace]), seat('Diver', [ada, mary])]), {
      most: 2,
    });
    expect(namesIn(found)).toEqual(['Grace Ada', 'Ada Mary']);
    expect(found.crews[0]).toMatchObject({
      score: 68,
      totals: [{ amount: 12000, currency: 'USD' }],
      approximate: null,
      reasons: [
        { kind: 'fit', role: 'Welder', id: 'Grace', score: 85, points: 26 },
        { kind: 'fit', role: 'Diver', id: 'Ada', score: 90, points: 27 },
        { kind: 'hours', points: 0, hours: null },
        { kind: 'history', points: 0, together: 0, pairs: 1 },
        { kind: 'rate', points: 15, budget: 14000, over: 0 },
      ],
    });
  });

  it('prefer people who have worked together and share their working hours', () => {
    const stint = { client: clientKey('Acme GmbH'), from: '2024-01-01', to: '2024-06-30' };
    const later = { ...stint, client: clientKey('ACME'), from: '2024-06-30', to: '2024-12-31' };
    const berlin = { offset: 120, stints: [stint] };
    const ada = candidate('Ada', berlin);
    const people = [candidate('Grace', { offset: -420 }), candidate('Mary', { offset: 60, stints: [later] })];
    const found = suggestCrews(asked([seat('Welder', [ada]), seat('Diver', people)]));
    expect(namesIn(found)[0]).toBe('Ada Mary');
    expect(found.crews[0]?.together).toEqual([['Ada', 'Mary']]);
    expect(found.crews[0]?.reasons.slice(2)).toEqual([
      { kind: 'hours', points: 13, hours: 7 },
      { kind: 'history', points: 10, together: 1, pairs: 1 },
      { kind: 'rate', points: 15, budget: 14000, over: 0 },
    ]);
  });

  it('never add rates of different currencies, and compare them with the budget by exchange rates', () => {
    const people = (currency: string) =>
      asked([
        seat('Welder', [candidate('Ada')]),
        seat('Diver', [candidate('Grace', { currency, rate: 8000 })]),
      ]);
    const [inEuro] = suggestCrews(people('EUR')).crews;
    expect(inEuro?.totals).toEqual([
      { amount: 6000, currency: 'USD' },
      { amount: 8000, currency: 'EUR' },
    ]);
    expect(inEuro?.approximate).toBe(14800);
    expect(inEuro?.reasons.at(-1)).toMatchObject({ over: 6, points: 12 });
    const [inPounds] = suggestCrews(people('GBP')).crews;
    expect(inPounds?.approximate).toBeNull();
    expect(inPounds?.reasons.at(-1)).toEqual({ kind: 'rate', points: 8, budget: 14000, over: null });
  });

  it('leave out the seats for which there is nobody, and say how many fit the role', () => {
    const [ada, grace] = [candidate('Ada'), candidate('Grace')];
    const twin = candidate('Ada on another bench', { person: 'Ada' });
    const found = suggestCrews(
      asked([
        seat('Welder', [ada, twin]),
        seat('Welder', [ada, twin]),
        seat('Diver', [ada, grace]),
        seat('Pilot', []),
      ]),
    );
    expect(found.missing).toEqual([
      { role: 'Welder', seats: 1, found: 1 },
      { role: 'Pilot', seats: 1, found: 0 },
    ]);
    expect(namesIn(found)).toEqual(['Ada Grace']);
    expect(suggestCrews(asked([seat('Pilot', [])])).crews).toEqual([]);
    const partly = asked([seat('Diver', [ada]), seat('Pilot', [])]);
    expect(suggestCrews(partly).crews).toHaveLength(1);
    expect(suggestCrews(partly, { isWhole: true })).toMatchObject({
      crews: [],
      missing: [{ role: 'Pilot' }],
    });
  });

  it('of one provider are compared across providers', () => {
    const people = ['Ada', 'Grace', 'Mary', 'Joan', 'Jean'].map((id, at) =>
      candidate(id, { score: 90 - at }),
    );
    const pool = {
      ...asked([seat('Welder', people), seat('Diver', people)]),
      isWhole: true,
      leftOut: [],
      groups: [['Ada', 'Jean'], ['Grace', 'Mary'], ['Joan']],
    };
    expect(crewsOf(pool, 1)).toMatchObject({
      missing: [],
      crews: [{ seats: [{ candidateId: 'Grace' }, { candidateId: 'Mary' }] }],
    });
    expect(crewsOf({ ...pool, groups: [['Ada'], ['Grace']] })).toMatchObject({ missing: [], crews: [] });
  });
});

const anyone = fc.record({
  score: fc.integer({ min: 50, max: 100 }),
  exact: fc.integer({ min: 50_000, max: 60_000 }),
  rate: fc.integer({ min: 4000, max: 9000 }),
  currency: fc.constantFrom('USD', 'USD', 'EUR', 'GBP'),
  offset: fc.constantFrom(null, 0, 60, 330, -300),
  stints: fc.array(
    fc.record({
      client: fc.constantFrom('acme', 'globex'),
      from: fc.constantFrom('2023-01-01', '2024-01-01'),
      to: fc.constantFrom('2023-12-31', '2024-12-31'),
    }),
    { maxLength: 2 },
  ),
});
/** Up to three roles with one to three seats, whose candidates overlap, and a person on two benches. */
const anyAsked = fc
  .record({
    people: fc.array(anyone, { minLength: 3, maxLength: 9 }),
    roles: fc.array(
      fc.record({
        heads: fc.integer({ min: 1, max: 3 }),
        budget: fc.constantFrom(null, 5000, 6500, 8000),
        order: fc.integer({ min: 0, max: 1000 }),
        left: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ people, roles }) =>
    asked(
      roles.flatMap(({ heads, budget, order, left }, role) => {
        const all = people.map((one, at) =>
          candidate(`C${at}`, { ...one, person: at === 1 ? 'C0' : `C${at}` }),
        );
        const list = all
          .map((one, at) => ({ ...one, exact: one.exact + ((order * (at + 3) * 7919) % 30_000) }))
          .slice(left)
          .sort((a, b) => b.exact - a.exact);
        return Array.from({ length: heads }, () => seat(`Role ${role}`, list, budget));
      }),
    ),
  );

/** All crews, best first, by trying each. */
const allCrews = (problem: ReturnType<typeof prepare>): Place[][] => {
  const all: Place[][] = [];
  const choose = (picks: Place[]) => {
    const at = picks.length;
    if (at === problem.lists.length) {
      if (isPossible(problem, picks)) all.push(picks);
      return;
    }
    const from = problem.follows[at] ? (picks[at - 1] as number) + 1 : 0;
    for (let place = from; place < (problem.lists[at]?.length ?? 0); place++) choose([...picks, place]);
  };
  choose([]);
  return all
    .map((picks) => ({ picks, value: worthOf(problem, picks) }))
    .sort(compareCrews)
    .map(({ picks }) => picks);
};

/** How many people of a crew are not in another one. */
const apart = (problem: ReturnType<typeof prepare>, one: Place[], other: Place[]) =>
  one.length - shared(personsOf(problem, one), personsOf(problem, other));

/** The best crew, and then the best of those that differ enough, or most, from each one before. */
const bruteForce = (problem: ReturnType<typeof prepare>, most: number): Place[][] => {
  const all = allCrews(problem);
  const chosen: Place[][] = [];
  const least = (one: Place[]) => Math.min(...chosen.map((other) => apart(problem, one, other)));
  while (chosen.length < most) {
    const possible = Math.min(wantedDifferences(problem.lists.length), Math.max(...all.map(least)));
    const next = all.find((one) => possible > 0 && least(one) >= possible);
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
};

describe('the search for crews', () => {
  it('finds exactly the crews that trying all of them finds, and exchanges never find a better one', () => {
    let [solved, compared, close] = [0, 0, 0];
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 1, max: 4 }), (wanted, most) => {
        const { filled } = fillSeats(wanted.seats);
        if (filled.length === 0) return;
        const problem = prepare({ ...wanted, seats: filled });
        const best = bruteForce(problem, most);
        const climbed = climbCrew(problem) as Place[];
        expect(isPossible(problem, climbed)).toBe(true);
        expect(worthOf(problem, climbed)).toBeLessThanOrEqual(worthOf(problem, best[0] as Place[]));
        expect(differingCrews(problem, most, true)).toEqual({ found: best, isExact: true });
        // Without a crew to start from, nothing but the search finds them.
        for (const [at, one] of best.entries()) {
          const others = best.slice(0, at);
          const most = Math.max(...others.map((other) => one.length - apart(problem, one, other)));
          const shown = others.map((other) => ({ persons: personsOf(problem, other), mayShare: most }));
          const alone = { shown, found: at, known: [null] };
          expect(exactCrews(problem, alone, 1_000_000)).toMatchObject({ crews: [one], isExact: true });
        }
        const quick = differingCrews(problem, most, false);
        expect(quick.isExact).toBe(false);
        for (const [at, one] of quick.found.entries()) {
          expect(isPossible(problem, one)).toBe(true);
          for (const other of quick.found.slice(0, at)) expect(apart(problem, one, other)).toBeGreaterThan(0);
        }
        solved++;
        if (best.length > 1) compared++;
        if (
          best.some(
            (one, at) => at > 0 && apart(problem, one, best[0] as Place[]) < wantedDifferences(filled.length),
          )
        )
          close++;
      }),
      { numRuns: 250, seed: 53 },
    );
    expect(solved).toBeGreaterThan(180);
    expect(compared).toBeGreaterThan(80);
    expect(close).toBeGreaterThan(10);
  });

  it('adds up: the points of all reasons are the score', () => {
    fc.assert(
      fc.property(anyAsked, (wanted) => {
        for (const { score, reasons } of suggestCrews(wanted).crews) {
          expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
          expect(reasons.every(({ points }) => Number.isInteger(points) && points >= 0)).toBe(true);
        }
      }),
      { numRuns: 200, seed: 53 },
    );
  });

  it('takes the better exchange for more seats than can all be compared', () => {
    const people = Array.from({ length: 30 }, (_, at) =>
      candidate(`C${at}`, { score: 90 - at, rate: 5000 + at * 100 }),
    );
    const found = suggestCrews(asked(Array.from({ length: 12 }, () => seat('Welder', people))));
    expect(found.isExact).toBe(false);
    const [first, ...others] = found.crews.map(({ seats }) => seats.map(({ candidateId }) => candidateId));
    expect(first).toEqual(people.slice(0, 12).map(({ id }) => id));
    for (const other of others) expect(other.filter((id) => !first?.includes(id))).toHaveLength(4);
    expect(others).toHaveLength(2);
  });
});
