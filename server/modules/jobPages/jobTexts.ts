import type { Language } from '../../../domain/contract/languages.ts';
import { serverTexts } from '../../texts/texts.ts';

export const jobTexts = (language: Language) => serverTexts[language].jobPages;
export type JobTexts = ReturnType<typeof jobTexts>;

export const onDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
