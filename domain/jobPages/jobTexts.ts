import de from '../../locales/de/server.json' with { type: 'json' };
import en from '../../locales/en/server.json' with { type: 'json' };
import es from '../../locales/es/server.json' with { type: 'json' };
import fr from '../../locales/fr/server.json' with { type: 'json' };
import type { Language } from '../contract/languages.ts';

const texts = { en, es, fr, de };

export const jobTexts = (language: Language) => texts[language].jobPages;
export type JobTexts = ReturnType<typeof jobTexts>;

export const onDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
