import { useSyncExternalStore } from 'react';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { onPlatform } from '../platform/shownPlatform.ts';
import type { Catalogue } from './english.ts';
import type { LanguageWords } from './LanguageWords.ts';
import { chooseLanguage } from './languageChoice.ts';
import type { Language } from './languages.ts';
import { laterWords, loadLaterWords } from './laterWords.ts';
import { openedConsoles } from './openedConsoles.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { loadMessages, speak } from './spoken.ts';

/** A language and its texts. English has none here, because its texts are bundled with the code. */
export interface ShownLanguage {
  language: Language;
  words?: LanguageWords;
}

const loadShared: Record<Language, () => Promise<LanguageWords | undefined>> = {
  en: async () => undefined,
  es: async () => (await import('./es/index.ts')).spanish,
  fr: async () => (await import('./fr/index.ts')).french,
  de: async () => (await import('./de/index.ts')).german,
};

const ofConsoles = import.meta.glob<Partial<Catalogue>>(
  [
    '../../locales/*/{provider,recruiter,operator,laterRecruiter,laterOperator}.json',
    '!../../locales/en/*.json',
  ],
  { import: 'default' },
);
const files: Record<UserType, readonly string[]> = {
  provider: ['provider'],
  recruiter: ['recruiter', 'laterRecruiter'],
  admin: ['operator', 'laterOperator'],
};

/** The shared texts of a language, and those of the consoles that have been opened. */
const load = async (language: Language): Promise<LanguageWords | undefined> => {
  const [words, ...texts] = await Promise.all([
    loadShared[language](),
    ...[...openedConsoles]
      .flatMap((userType) => files[userType])
      .map((file) => ofConsoles[`../../locales/${language}/${file}.json`]?.()),
  ]);
  return words && { ...words, catalogue: Object.assign({}, words.catalogue, ...texts) };
};

let shown: ShownLanguage = { language: 'en' };
let wanted: Language = 'en';
let latestTurn = 0;
const listeners = new Set<() => void>();

/**
 * Loads a language and shows it, unless this function was called again in the meantime. If loading fails,
 * the language stays.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  latestTurn += 1;
  const turn = latestTurn;
  const [words, messages] = await Promise.all([load(language), loadMessages(language)]);
  if (turn !== latestTurn) return;
  speak(language, messages, (value) => words?.nouns.values[value] ?? value);
  shown = { language, words };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** Has every text looked up again, as more of them are there. */
export const showTextsAgain = (): void => {
  shown = { ...shown };
  for (const listener of listeners) listener();
};

/**
 * Adds a console's texts to the language shown, now and after each change of language; those of later pages too, if
 * pages of another console have been opened.
 */
export const openTexts = async (userType: UserType): Promise<void> => {
  if (openedConsoles.has(userType)) return;
  openedConsoles.add(userType);
  await Promise.all([showLanguage(wanted), laterWords() && loadLaterWords()]);
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
