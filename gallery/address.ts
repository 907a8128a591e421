import { isLanguage, type Language } from '../src/i18n/languages.ts';

export type Theme = 'light' | 'dark';
/** In pixels. */
export const widths = [1366, 390] as const;
export type Width = (typeof widths)[number];

/** What the URL says to show, and how. */
export interface Address {
  story: string;
  theme: Theme;
  language: Language;
  /** By default, the story's own width. */
  width?: Width;
  /** Shows the story without the list and the controls. */
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
