import { largestRemainder } from '../largestRemainder.ts';
import type { CrewReason } from './crew.ts';
import type { CrewProblem, Place, termsOf } from './crewProblem.ts';

/** Why a crew scores as it does: a reason for each seat, and one each for hours, history and rate. */
export const reasonsOf = (
  problem: CrewProblem,
  picks: readonly Place[],
  { fits, hours, history, rate, cost, together, minutes }: ReturnType<typeof termsOf>,
): CrewReason[] => {
  const { seats, budget } = problem;
  const parts = [...fits, hours, history, rate];
  const sum = parts.reduce((all, part) => all + part, 0);
  const points = largestRemainder(
    parts.map((part) => part / 1000),
    Math.round(sum / 1000),
  );
  const ofSeats = picks.map((pick, at): CrewReason => {
    const { id = '', score = 0 } = seats[at]?.candidates[pick] ?? {};
    return { kind: 'fit', points: points[at] ?? 0, role: seats[at]?.role ?? '', id, score };
  });
  const [ofHours = 0, ofHistory = 0, ofRate = 0] = points.slice(picks.length);
  const pairs = minutes.length;
  const shared = minutes.filter((one) => one !== null);
  return [
    ...ofSeats,
    ...(pairs > 0
      ? ([
          {
            kind: 'hours',
            points: ofHours,
            hours:
              shared.length < pairs
                ? null
                : Math.round(shared.reduce((all, one) => all + one, 0) / pairs / 60),
          },
          { kind: 'history', points: ofHistory, together: together.length, pairs },
        ] satisfies CrewReason[])
      : []),
    {
      kind: 'rate',
      points: ofRate,
      budget,
      over:
        cost === null || budget === null ? null : Math.max(0, Math.ceil(((cost - budget) / budget) * 100)),
    },
  ];
};
