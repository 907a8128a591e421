import type { InterviewAnswer } from '../contract/hiring/interviewParticipants.ts';
import { contentLines, escaped, quoted, stamp } from './contentLines.ts';

export type Invited = { name: string; email: string };

/** A meeting at a set time, or its cancellation. */
type Invitation = {
  /** The same for the invitation, its updates and its cancellation. */
  uid: string;
  /** Increases with every change, so that calendar apps know the latest. */
  sequence: number;
  changedAt: string;
  cancelled: boolean;
  startsAt: string;
  minutes: number;
  summary: string;
  description: string;
  place: string | null;
  organizer: Invited | null;
  attendees: readonly (Invited & { answer?: InterviewAnswer })[];
};

/**
 * An RFC 5546 invitation: a request, or a cancellation with the same UID. Times are in UTC, which every
 * calendar app shows in its own zone, so no VTIMEZONE is needed.
 */
export const writeInvitation = (invitation: Invitation): string => {
  const { uid, sequence, changedAt, cancelled, startsAt, minutes, summary, description, place } = invitation;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TalentBench//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...people(invitation),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};

/** RFC 5545, 3.2.12. */
const statusOf = (answer: InterviewAnswer): string =>
  answer === 'No Answer' ? 'NEEDS-ACTION' : answer.toUpperCase();

const people = ({ organizer, attendees }: Invitation): string[] => [
  ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
  ...attendees.map(
    ({ name, email, answer = 'No Answer' }) =>
      `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${statusOf(answer)};RSVP=TRUE:mailto:${email}`,
  ),
];
