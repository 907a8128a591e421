import { useLocale, useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';

/** Sentences about an interview: its time in its own time zone, and its people. */
export const useInterviewWords = () => {
  const locale = useLocale();
  const translate = useTranslate();
  const when = ({ startsAt, timeZone }: Pick<Interview, 'startsAt' | 'timeZone'>): string =>
    new Date(startsAt).toLocaleString(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  const people = ({ interviewer, minutes, place }: Interview): string =>
    [translate('pipeline.interviews.with', { interviewer, minutes }), place].filter(Boolean).join(', ');
  return { when, people };
};
