import { useLocale, useTranslate } from 'react-admin';
import { interviewersOf } from '../../../domain/contract/hiring/interviewers.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { offsetAt } from '../../../domain/time/zones.ts';

type Moment = Pick<Interview, 'startsAt' | 'timeZone'>;

/** Sentences about an interview: its time in its own time zone, and its people. */
export const useInterviewWords = () => {
  const locale = useLocale();
  const translate = useTranslate();
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const when = ({ startsAt, timeZone }: Moment): string =>
    new Date(startsAt).toLocaleString(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...clock,
    });
  /** The time of a day in the reader's zone, and in that of the interview if its clocks differ. */
  const timeIn = (zone: string, interview: Moment): string => {
    const { startsAt, timeZone } = interview;
    const here = new Date(startsAt).toLocaleTimeString(locale, { timeZone: zone, ...clock });
    const at = Date.parse(startsAt);
    return offsetAt(at, zone) === offsetAt(at, timeZone) ? here : `${here} (${when(interview)})`;
  };
  const listed = (names: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const people = (interview: Interview): string => {
    const { minutes, place } = interview;
    const interviewer = listed(interviewersOf(interview).map(({ name }) => name));
    return [translate('pipeline.interviews.with', { interviewer, minutes }), place]
      .filter(Boolean)
      .join(', ');
  };
  return { when, timeIn, people };
};
