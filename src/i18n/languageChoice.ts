import { firstSpoken, isLanguage, type Language } from './languages.ts';

const key = 'language';

/** The language chosen in this browser, or the first of the browser's own that is spoken here. */
export const preferredLanguage = (): Language => {
  const chosen = localStorage.getItem(key);
  return isLanguage(chosen) ? chosen : firstSpoken(navigator.languages);
};

/** Keeps the choice for the site and the consoles, and in a cookie so that the server sends pages in it. */
export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
};
