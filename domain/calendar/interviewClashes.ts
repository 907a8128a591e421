import { type Interview, longestInterview } from '../contract/interviews.ts';

export type Slot = Pick<Interview, 'startsAt' | 'minutes' | 'interviewer'> & { id?: string };

const minute = 60_000;
const start = ({ startsAt }: Slot): number => Date.parse(startsAt);
const end = (slot: Slot): number => start(slot) + slot.minutes * minute;
const asKey = (name: string): string => name.trim().toLocaleLowerCase('en');

/** The interviews that the same interviewer holds at the same time; one that begins as another ends does not clash. */
export const interviewClashes = <S extends Slot>(asked: Slot, others: readonly S[]): S[] =>
  others.filter(
    (other) =>
      other.id !== asked.id &&
      asKey(other.interviewer) === asKey(asked.interviewer) &&
      start(other) < end(asked) &&
      start(asked) < end(other),
  );

/** Asks for every scheduled interview that could reach into this time. */
export const interviewsAround = (slot: Slot) => ({
  status: 'Scheduled',
  startsAt_gt: new Date(start(slot) - longestInterview * minute).toISOString(),
  startsAt_lt: new Date(end(slot)).toISOString(),
});
