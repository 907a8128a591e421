import english from '../../../locales/en/shared.json' with { type: 'json' };

/** English sentences of activities by event; the other languages have the same events in their catalogues. */
export const activitySentences = english.activities;

/** The same events as a member of the reader's company caused them; `person` is the member's name. */
const sentencesByPerson: Partial<Record<string, string>> = english.activitiesByPerson;

export type ActivityEvent = keyof typeof activitySentences;
export const isActivityEvent = (event: unknown): event is ActivityEvent =>
  typeof event === 'string' && Object.hasOwn(activitySentences, event);

/** Whether the event has a sentence that names the person who caused it. */
export const namesPerson = (event: ActivityEvent): boolean => sentencesByPerson[event] !== undefined;

/** The English sentence of an event, with its placeholders. */
export const sentenceOf = (event: ActivityEvent, words: Record<string, string>): string =>
  ('person' in words ? sentencesByPerson[event] : undefined) ?? activitySentences[event];
