import type { Language } from '../../contract/languages.ts';

/** Replaces every ISO date in a text with the format of the language. */
export const datesIn = (language: Language, text: string): string =>
  text.replace(/(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g, (day) => dayIn(language, day));

const dayIn = (language: Language, day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime())
    ? day
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
};
