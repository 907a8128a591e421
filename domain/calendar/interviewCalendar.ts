import { interviewersOf } from '../contract/hiring/interviewers.ts';
import type { InterviewParticipant } from '../contract/hiring/interviewParticipants.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import { stamp } from './contentLines.ts';

type Part = InterviewParticipant['part'];

/** The same for an interview's invitation, its updates and its cancellation. */
export const interviewUid = ({ id, createdAt }: Pick<Interview, 'id' | 'createdAt'>): string =>
  `${id}-${stamp(createdAt)}@talentbench`;

/** Increases with every change of the interview. */
export const interviewSequence = ({ version }: Pick<Interview, 'version'>): number => version - 1;

/** Whether an interview takes place, as far as is known now. */
export const isAhead = (interview: Pick<Interview, 'status' | 'startsAt'> | null, now: string): boolean =>
  interview?.status === 'Scheduled' && interview.startsAt > now;

const timeOf = ({ startsAt, minutes }: Interview) => [startsAt, minutes];

/** What someone's calendar shows of an interview. A provider does not learn who interviews. */
const shownTo = (part: Part, interview: Interview) => [
  ...timeOf(interview),
  interview.place,
  ...(part === 'Provider' ? [] : [interviewersOf(interview)]),
];

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Whether a change of an interview changes what this participant's calendar shows. */
export const concernsCalendar = (part: Part, before: Interview, after: Interview): boolean =>
  differ(shownTo(part, before), shownTo(part, after));

/** Whether an answer was given for another time. */
export const isOtherTime = (
  answered: Pick<InterviewParticipant, 'startsAt' | 'minutes'>,
  { startsAt, minutes }: Interview,
): boolean => answered.startsAt !== startsAt || answered.minutes !== minutes;
