import type { Language } from '../contract/languages.ts';

/** Texts by key, in the form of the consoles' catalogues; those of nouns are under `resources.<noun>`. */
export interface Texts {
  [key: string]: string | Texts;
}

let byLanguage: Partial<Record<Language, readonly Texts[]>> = {};

export const setWordsOfPlugins = (texts: Partial<Record<Language, readonly Texts[]>>) => {
  byLanguage = texts;
};
/** The texts that plugins bring in this language. */
export const wordsOfPlugins = (language: Language): readonly Texts[] => byLanguage[language] ?? [];
