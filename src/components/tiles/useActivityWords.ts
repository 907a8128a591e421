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
  return ({ type, details, noun, target, event, words }: Activity) => {
    const sentence =
      event && words
        ? translate(`activities.${event}`, { _: type, ...placesOf(words) })
        : translate(type, { _: type });
    // The activity of a batch is about no single row: it is counted.
    const about = noun && target === null ? translate(details, { _: details }) : details;
    // What the sentence says already, and the id of a row, is not said again.
    return { type: sentence, details: sentence.includes(about) || about === target ? null : about };
  };
};
