import type { Language } from './languages.ts';

const key = 'language';

/** The language chosen in this browser, in whatever words it was kept. */
export const chosenLanguage = (): string | null => localStorage.getItem(key);

/** Keeps the choice for the site and the consoles, and in a cookie so that the server sends pages in it. */
export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
};
