import english from '../../locales/en/auth.json';
import type { EntrySentenceTexts } from './entrySentences.ts';
import { sayerOf } from './sayer.ts';

export type AuthTexts = typeof english.auth;

const others = import.meta.glob<typeof english>(
  ['../../locales/*/auth.json', '!../../locales/en/auth.json'],
  {
    import: 'default',
  },
);
const refusals = import.meta.glob<EntrySentenceTexts>('./*/entrySentences.ts', { import: 'entrySentences' });

let say: (sentence: string) => string | undefined = () => undefined;

/** Translates a server message into the language of the dialogs, or returns it unchanged. */
export const sayRefusal = (sentence: string): string => say(sentence) ?? sentence;

/**
 * The dialogs' texts in a language, loaded unless it is English. Falls back to English if there are none or
 * loading fails.
 */
export const authTexts = async (language: string): Promise<AuthTexts> => {
  const [texts, sentences] = [
    others[`../../locales/${language}/auth.json`],
    refusals[`./${language}/entrySentences.ts`],
  ];
  say = () => undefined;
  if (!texts || !sentences) return english.auth;
  try {
    const [said, words] = await Promise.all([texts(), sentences()]);
    say = sayerOf(words);
    return said.auth;
  } catch {
    return english.auth;
  }
};
