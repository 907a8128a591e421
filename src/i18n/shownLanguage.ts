import { useSyncExternalStore } from 'react';
import { onPlatform } from '../platform/shownPlatform.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { chooseLanguage } from './languageChoice.ts';
import type { Language } from './languages.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/** A language and, save for English, which is at hand where it is needed, its words. */
export interface ShownLanguage {
  language: Language;
  words?: LanguageWords;
}

const load: Record<Language, () => Promise<LanguageWords | undefined>> = {
  en: async () => undefined,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
  de: async () => (await import('./de/index.ts')).german,
};

let shown: ShownLanguage = { language: 'en' };
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** Fetches a language and shows it, unless another was asked for in the meantime. English stays when it cannot come. */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  const words = await load[language]();
  if (wanted !== language) return;
  shown = { language, words };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** Shows another language here, on the site and in every console and tab. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  chooseLanguage(language);
};

const followChoice = () => {
  const language = preferredLanguage();
  if (language !== wanted) showLanguage(language).catch(() => undefined);
};
window.addEventListener('storage', ({ key }) => {
  if (key === 'language') followChoice();
});
onPlatform(followChoice);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useShownLanguage = (): ShownLanguage => useSyncExternalStore(subscribe, () => shown);
