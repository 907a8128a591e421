import { interviewersOf } from '../contract/hiring/interviewers.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import { interviewSequence, interviewUid } from './interviewCalendar.ts';
import { type Invited, writeInvitation } from './writeInvitation.ts';

type Words = { summary: string; description: string };

/** The file that adds, moves or removes an interview in a calendar. */
export const interviewInvitation = (
  interview: Interview,
  words: Words,
  organizer: Invited | null,
): string => {
  const { updatedAt, status } = interview;
  const attendees = interviewersOf(interview).flatMap(({ name, email }) => (email ? [{ name, email }] : []));
  return writeInvitation({
    ...words,
    uid: interviewUid(interview),
    sequence: interviewSequence(interview),
    changedAt: updatedAt,
    cancelled: status === 'Cancelled',
    startsAt: interview.startsAt,
    minutes: interview.minutes,
    place: interview.place,
    organizer,
    attendees: attendees.length || !organizer ? attendees : [organizer],
  });
};
