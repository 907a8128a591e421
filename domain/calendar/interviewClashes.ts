import { type Interviewer, interviewersOf, isSamePerson } from '../contract/hiring/interviewers.ts';
import { type Interview, longestInterview } from '../contract/hiring/interviews.ts';

type Slot = Pick<Interview, 'startsAt' | 'minutes' | 'interviewer' | 'interviewerEmail' | 'panel'> & {
  id?: string | undefined;
};
type Clash<S> = { person: Interviewer; at: S[] };

const minute = 60_000;
const start = ({ startsAt }: Pick<Slot, 'startsAt'>): number => Date.parse(startsAt);
const end = (slot: Pick<Slot, 'startsAt' | 'minutes'>): number => start(slot) + slot.minutes * minute;

/**
 * Each of the interviewers who has other interviews that overlap, with these. An interview that starts when another
 * ends does not clash.
 */
export const interviewClashes = <S extends Slot>(asked: Slot, others: readonly S[]): Clash<S>[] => {
  const meanwhile = others.filter(
    (other) => other.id !== asked.id && start(other) < end(asked) && start(asked) < end(other),
  );
  return interviewersOf(asked)
    .map((person) => ({
      person,
      at: meanwhile.filter((other) => interviewersOf(other).some((one) => isSamePerson(one, person))),
    }))
    .filter(({ at }) => at.length > 0);
};

/** Query for every scheduled interview that could overlap this time. */
export const interviewsAround = (slot: Pick<Slot, 'startsAt' | 'minutes'>) => ({
  status: 'Scheduled',
  startsAt_gt: new Date(start(slot) - longestInterview * minute).toISOString(),
  startsAt_lt: new Date(end(slot)).toISOString(),
});
