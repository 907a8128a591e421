import type { Language } from './languages.ts';

const key = 'language';

/** The language chosen in this browser, as the raw stored value. */
export const chosenLanguage = (): string | null => localStorage.getItem(key);

/**
 * Stores the choice for the site and the consoles, and in a cookie so that the server sends pages in that
 * language.
 */
export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
};
