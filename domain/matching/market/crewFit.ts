import { type Role, seatsOf } from '../../contract/deals/roles.ts';
import type { CrewPool, Seat, SeatCandidate } from '../crew/crew.ts';
import { type Criteria, criteriaSchema } from '../criteria.ts';
import type { Fitting } from './matchmaker.ts';

/** How many candidates are scored for each role. */
export const mostForRole = 100;
/** The score from which on a candidate fits a role. */
const fits = 50;

export const isFitting = ({ score }: Pick<Fitting, 'score'>): boolean => score >= fits;

/** A role with the seats that are still open. */
export type OpenRole = { role: Role; seats: number; criteria: Criteria };

/** The roles with open seats: as many as are asked for, less those that these quotes fill. */
export const openRoles = (
  { roles, startDate }: { roles: readonly Role[]; startDate: string | null },
  quoted: readonly { role: string | null }[],
): OpenRole[] =>
  roles
    .map((role) => ({
      role,
      seats: seatsOf([role]) - quoted.filter((one) => one.role === role.title).length,
      criteria: roleCriteria(role, startDate),
    }))
    .filter(({ seats }) => seats > 0);

/** Matching criteria of a role. */
export const roleCriteria = ({ title, skills, minExperience }: Role, startDate: string | null): Criteria =>
  criteriaSchema.parse({
    title,
    skills: skills.map((name) => ({ name })),
    experience: minExperience === null ? null : { min: minExperience },
    startBy: startDate,
  });

export type SeatPerson = Omit<SeatCandidate, 'id' | 'score' | 'exact'>;

/** Everybody who fits one of the roles well enough, with what crews are compared by. */
export const poolOf = (
  open: readonly OpenRole[],
  fitting: readonly (readonly Fitting[])[],
  people: ReadonlyMap<string, SeatPerson>,
  asked: Omit<CrewPool, 'seats'> & { rateMax: number | null },
): CrewPool => {
  const { rateMax, ...rest } = asked;
  return {
    ...rest,
    seats: open.flatMap(({ role, seats }, at) => {
      const candidates = (fitting[at] ?? []).flatMap(({ id, exact, score }): SeatCandidate[] => {
        const person = people.get(id);
        return person && isFitting({ score }) ? [{ ...person, id, exact, score }] : [];
      });
      const seat: Seat = { role: role.title, budget: role.rateMax ?? rateMax, candidates };
      return Array.from({ length: seats }, () => seat);
    }),
  };
};
