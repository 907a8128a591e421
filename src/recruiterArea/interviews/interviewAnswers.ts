import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { addDays } from '../../../domain/time/days.ts';
import { instantAt, isTimeZone, wallTime } from '../../../domain/time/zones.ts';

/** The values of the form: a local date and time with a time zone. */
export type InterviewAnswers = Pick<
  Interview,
  'timeZone' | 'minutes' | 'interviewer' | 'interviewerEmail' | 'panel' | 'place' | 'notes' | 'focus' | 'kit'
> & { entryId?: string; date: string | null; time: string | null; moveAlong?: boolean };

const day = 24 * 60 * 60 * 1000;

type Self = { fullName?: string | null; email?: string | null } | null | undefined;

/** The values of an existing interview, or a one-hour interview with oneself on the next weekday at ten. */
export const firstAnswers = (
  interview: Interview | undefined,
  zone: string,
  now: Date,
  self?: Self,
): InterviewAnswers => {
  if (interview) {
    const { timeZone, minutes, interviewer, interviewerEmail, panel, place, notes, focus, kit, startsAt } =
      interview;
    return {
      ...wallTime(startsAt, timeZone),
      timeZone,
      minutes,
      interviewer,
      interviewerEmail,
      panel,
      place,
      notes,
      focus,
      kit,
    };
  }
  const interviewer = { interviewer: self?.fullName ?? '', interviewerEmail: self?.email ?? null };
  const unsaid = { panel: [], place: null, notes: null, focus: [], kit: null };
  return {
    date: nextWeekday(now, zone),
    time: '10:00',
    timeZone: zone,
    minutes: 60,
    ...interviewer,
    ...unsaid,
  };
};

const nextWeekday = (now: Date, zone: string): string => {
  const { date } = wallTime(now.getTime() + day, zone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
};

/** The moment entered, or null while it is incomplete. */
export const momentOf = ({ date, time, timeZone }: Partial<InterviewAnswers>): string | null =>
  date && time && timeZone && isTimeZone(timeZone) ? instantAt({ date, time }, timeZone) : null;
