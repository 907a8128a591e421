import { useTranslate } from 'ra-core';
import type { Activity } from '../../../domain/contract/activities.ts';
import { valueKey } from '../contract/valueKey.ts';

/** What an activity tells, in the reader's language; what people have named stays as they named it. */
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
    // The news of a batch is about no single row: its details are counted, not named.
    details: noun && target === null ? translate(details, { _: details }) : details,
  });
};
