import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { instantAt, isTimeZone, wallTime } from '../../../domain/time/zones.ts';

/** The values of the form: a local date and time with a time zone. */
export type InterviewAnswers = Omit<
  Pick<Interview, 'timeZone' | 'minutes' | 'interviewer' | 'interviewerEmail' | 'place' | 'notes'>,
  never
> & { entryId?: string; date: string | null; time: string | null; moveAlong?: boolean };

const day = 24 * 60 * 60 * 1000;

/** The values of an existing interview, or a one-hour interview tomorrow at ten. */
export const firstAnswers = (interview: Interview | undefined, zone: string, now: Date): InterviewAnswers => {
  if (interview) {
    const { timeZone, minutes, interviewer, interviewerEmail, place, notes, startsAt } = interview;
    return {
      ...wallTime(startsAt, timeZone),
      timeZone,
      minutes,
      interviewer,
      interviewerEmail,
      place,
      notes,
    };
  }
  const { date } = wallTime(now.getTime() + day, zone);
  const unsaid = { interviewer: '', interviewerEmail: null, place: null, notes: null };
  return { date, time: '10:00', timeZone: zone, minutes: 60, ...unsaid };
};

/** The moment entered, or null while it is incomplete. */
export const momentOf = ({ date, time, timeZone }: Partial<InterviewAnswers>): string | null =>
  date && time && timeZone && isTimeZone(timeZone) ? instantAt({ date, time }, timeZone) : null;
