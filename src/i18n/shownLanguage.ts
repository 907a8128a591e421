import { useSyncExternalStore } from 'react';
import { onPlatform } from '../platform/shownPlatform.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { chooseLanguage } from './languageChoice.ts';
import type { Language } from './languages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { loadMessages, speak } from './spoken.ts';

/** A language and its texts. English has none here, because its texts are bundled with the code. */
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

/**
 * Loads a language and shows it, unless another one was requested in the meantime. If loading fails, the
 * language stays.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  const [words, messages] = await Promise.all([load[language](), loadMessages(language)]);
  if (wanted !== language) return;
  speak(language, messages, (value) => words?.nouns.values[value] ?? value);
  shown = { language, words };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** Changes the language on the site and in all consoles and tabs. */
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
