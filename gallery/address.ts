import { isLanguage, type Language } from '../src/i18n/languages.ts';

export type Theme = 'light' | 'dark';
/** Pixels across. */
export const widths = [1366, 390] as const;
export type Width = (typeof widths)[number];

/** What the address says is shown, and how. */
export interface Address {
  story: string;
  theme: Theme;
  language: Language;
  /** Left out, the story's own. */
  width?: Width;
  /** The story without the list and the toggles. */
  alone: boolean;
}

export const readAddress = (search: string): Address => {
  const asked = new URLSearchParams(search);
  const language = asked.get('language');
  const width = widths.find((known) => String(known) === asked.get('width'));
  return {
    story: asked.get('story') ?? '',
    theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
    language: isLanguage(language) ? language : 'en',
    ...(width && { width }),
    alone: asked.has('alone'),
  };
};

export const writeAddress = ({ story, theme, language, width, alone }: Address): string =>
  `?${new URLSearchParams({
    story,
    theme,
    ...(language !== 'en' && { language }),
    ...(width && { width: String(width) }),
    ...(alone && { alone: '' }),
  })}`;
