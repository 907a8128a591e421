import { type Interview, longestInterview } from '../contract/hiring/interviews.ts';

type Slot = Pick<Interview, 'startsAt' | 'minutes' | 'interviewer'> & { id?: string };

const minute = 60_000;
const start = ({ startsAt }: Slot): number => Date.parse(startsAt);
const end = (slot: Slot): number => start(slot) + slot.minutes * minute;
const asKey = (name: string): string => name.trim().toLocaleLowerCase('en');

/**
 * Interviews that overlap for the same interviewer. An interview that starts when another ends does not
 * clash.
 */
export const interviewClashes = <S extends Slot>(asked: Slot, others: readonly S[]): S[] =>
  others.filter(
    (other) =>
      other.id !== asked.id &&
      asKey(other.interviewer) === asKey(asked.interviewer) &&
      start(other) < end(asked) &&
      start(asked) < end(other),
  );

/** Query for every scheduled interview that could overlap this time. */
export const interviewsAround = (slot: Slot) => ({
  status: 'Scheduled',
  startsAt_gt: new Date(start(slot) - longestInterview * minute).toISOString(),
  startsAt_lt: new Date(end(slot)).toISOString(),
});
