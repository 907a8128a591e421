import { useTranslate } from 'ra-core';
import type { Activity } from '../../../domain/contract/platform/activities.ts';
import { valueKey } from '../contract/valueKey.ts';

/** An activity in the reader's language; names stay as entered. */
export const useActivityWords = () => {
  const translate = useTranslate();
  const placesOf = (words: string) => {
    const places: Record<string, string> = JSON.parse(words);
    const { stage } = places;
    if (!stage) return places;
    return { ...places, stage: translate(valueKey('pipelineEntries', 'stage', stage), { _: stage }) };
  };
  return ({ type, details, noun, target, event, words }: Activity) => ({
    type:
      event && words
        ? translate(`activities.${event}`, { _: type, ...placesOf(words) })
        : translate(type, { _: type }),
    // The activity of a batch is about no single row: it is counted.
    details: noun && target === null ? translate(details, { _: details }) : details,
  });
};
