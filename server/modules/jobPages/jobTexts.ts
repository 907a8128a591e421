import type { Language } from '../../../domain/contract/languages.ts';
import { de } from './texts/de.ts';
import { en, type JobTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

export type { JobTexts } from './texts/en.ts';
export const jobTexts: Record<Language, JobTexts> = { en, es, fr, de };

/** Fills the placeholders `{…}` of a text in one pass. */
export const put = (text: string, words: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, place: string) => String(words[place] ?? ''));

export const onDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
