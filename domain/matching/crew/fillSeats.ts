import type { Seat, SeatCandidate } from './crew.ts';

/** A role with seats for which there is nobody, and how many candidates fit it. */
export type MissingRole = { role: string; seats: number; found: number };

/**
 * The seats that can be filled at the same time, no person in two of them, and those that cannot. The first seats
 * are filled first.
 */
export const fillSeats = (seats: readonly Seat[]): { filled: Seat[]; missing: MissingRole[] } => {
  const picks = picksOf(seats);
  const missing = new Map<string, MissingRole>();
  for (const [at, { role, candidates }] of seats.entries()) {
    if (picks[at] !== null) continue;
    const found = new Set(candidates.map(({ person }) => person)).size;
    const known = missing.get(role) ?? { role, seats: 0, found };
    missing.set(role, { ...known, seats: known.seats + 1 });
  }
  return { filled: seats.filter((_, at) => picks[at] !== null), missing: [...missing.values()] };
};

/**
 * A different person for as many seats as possible, as places in their lists: the best one who is free, or one
 * whose seat somebody else can take. Null for a seat that stays empty. As few as possible are of `avoided`.
 */
export const picksOf = (
  seats: readonly Pick<Seat, 'candidates'>[],
  avoided: ReadonlySet<string> = new Set(),
): (number | null)[] => {
  const picks: (number | null)[] = seats.map(() => null);
  const seatOf = new Map<string, number>();
  let isOpen = ({ person }: SeatCandidate) => !avoided.has(person);
  const take = (seat: number, seen: Set<string>): boolean => {
    const candidates = seats[seat]?.candidates ?? [];
    const put = (place: number, person: string) => {
      picks[seat] = place;
      seatOf.set(person, seat);
      return true;
    };
    for (const [place, one] of candidates.entries())
      if (isOpen(one) && !seatOf.has(one.person)) return put(place, one.person);
    for (const [place, one] of candidates.entries()) {
      const { person } = one;
      if (!isOpen(one) || seen.has(person)) continue;
      seen.add(person);
      if (take(seatOf.get(person) as number, seen)) return put(place, person);
    }
    return false;
  };
  for (const seat of seats.keys()) take(seat, new Set());
  // Whoever has a seat keeps one, so that this adds no more of the avoided than needed.
  isOpen = () => true;
  for (const [seat, pick] of picks.entries()) if (pick === null) take(seat, new Set());
  return picks;
};
