import english from '../../../locales/en/shared.json' with { type: 'json' };

/** English sentences of activities by event; the other languages have the same events in their catalogues. */
export const activitySentences = english.activities;

export type ActivityEvent = keyof typeof activitySentences;
export const isActivityEvent = (event: unknown): event is ActivityEvent =>
  typeof event === 'string' && Object.hasOwn(activitySentences, event);
