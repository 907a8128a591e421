import { type CrewAsked, suggestCrews } from '../domain/matching/crew/crew.ts';
import { nodeCpu } from './cpu.ts';
import type { Table } from './table.ts';

/** Questions of each kind. */
const times = 25;
const people = 120;
const perSeat = 30;

/** A deterministic random sequence between 0 and 1. */
const dice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
};

type Kind = { name: string; roles: number; seats: number; worked: number; budget: number };
/** `worked` is the share of people who worked for one of twelve clients in the same year, `budget` in dollars. */
const kinds: readonly Kind[] = [
  { name: '3 roles', roles: 3, seats: 3, worked: 0.4, budget: 55 },
  { name: '8 roles, a loose budget', roles: 8, seats: 8, worked: 0.4, budget: 90 },
  { name: '8 roles, a tight budget', roles: 8, seats: 8, worked: 0.4, budget: 55 },
  { name: '4 roles of two, a tight budget', roles: 4, seats: 8, worked: 0.4, budget: 55 },
  { name: '8 roles, everybody has worked for one', roles: 8, seats: 8, worked: 1, budget: 48 },
  { name: '12 roles of two, by exchanges', roles: 12, seats: 24, worked: 0.4, budget: 55 },
];

const questionOf = ({ roles, seats, worked, budget }: Kind, roll: () => number): CrewAsked => {
  const pool = Array.from({ length: people }, (_, at) => ({
    id: `C${at}`,
    person: `C${at}`,
    rate: 4000 + Math.round(roll() * 5000),
    currency: roll() < 0.2 ? 'EUR' : 'USD',
    offset: null,
    stints:
      roll() < worked
        ? [{ client: `Client ${Math.floor(roll() * 12)}`, from: '2023-01-01', to: '2023-12-31' }]
        : [],
  }));
  const lists = Array.from({ length: roles }, () =>
    pool
      .map((one) => {
        const exact = 50_000 + Math.floor(roll() * 48_000);
        return { ...one, exact, score: Math.round(exact / 1000) };
      })
      .sort((a, b) => b.exact - a.exact)
      .slice(0, perSeat),
  );
  return {
    currency: 'USD',
    rates: { USD: 1, EUR: 1.1 },
    seats: Array.from({ length: seats }, (_, at) => {
      const role = Math.floor((at * roles) / seats);
      return { role: `Role ${role}`, budget: budget * 100, candidates: lists[role] ?? [] };
    }),
  };
};

/** Whole crews of made-up markets: CPU of one question, with 30 candidates for each seat. */
export const crews = async (): Promise<Table[]> => {
  const rows = kinds.map((kind) => {
    const roll = dice(53);
    const all = Array.from({ length: times }, () => {
      const question = questionOf(kind, roll);
      const before = nodeCpu();
      const { isExact } = suggestCrews(question);
      return { ms: (nodeCpu() - before) * 1000, isExact };
    }).sort((a, b) => a.ms - b.ms);
    const at = (share: number) => (all[Math.floor(share * (times - 1))]?.ms ?? 0).toFixed(1);
    const exact = all.filter(({ isExact }) => isExact).length;
    return [kind.name, String(kind.seats), at(0.5), at(0.95), at(1), `${exact} of ${times}`];
  });
  return [
    {
      title: `Crews: ${perSeat} candidates for each seat, ${people} people`,
      head: ['market', 'seats', 'CPU p50 ms', 'CPU p95 ms', 'CPU max ms', 'exact'],
      rows,
    },
  ];
};
