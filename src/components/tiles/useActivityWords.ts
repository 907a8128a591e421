import { useLocale, useTranslate } from 'react-admin';
import type { Activity } from '../../../domain/contract/platform/activities.ts';
import { sayEmployee } from '../../../domain/words/sayEmployee.ts';
import { valueKey } from '../contract/valueKey.ts';
import { writeDay } from '../fields/writeDay.ts';

const keyOf = (event: string, places: object) =>
  'person' in places ? `activitiesByPerson.${event}` : `activities.${event}`;

/** An activity in the reader's language, with its dates; names stay as entered. */
export const useActivityWords = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const placesOf = (words: string) => {
    const places: Record<string, string> = JSON.parse(words);
    const { stage, noun, day, week, employee } = places;
    return {
      ...places,
      ...(stage && { stage: translate(valueKey('pipelineEntries', 'stage', stage), { _: stage }) }),
      ...(employee && { employee: sayEmployee(employee, locale) }),
      ...(day && { day: writeDay(day, locale, 'medium') }),
      ...(week && { week: writeDay(week, locale, 'medium') }),
      ...(noun && { noun: translate(`resources.${noun}.plural`) }),
    };
  };
  return ({ type, details, target, event, words }: Activity) => {
    // Erasing a person empties the values; the stored sentence then stands without the name.
    const places = words ? placesOf(words) : {};
    const sentence = event && words ? translate(keyOf(event, places), { _: type, ...places }) : type;
    // The activity of a batch is about no single row: it is counted.
    const about = 'added' in places ? translate('activities.importCounts', places) : details;
    // What the sentence says already, and the id of a row, is not said again.
    return { type: sentence, details: sentence.includes(about) || about === target ? null : about };
  };
};
