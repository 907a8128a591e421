import { type AuthTexts, auth } from './en/auth.ts';
import type { EntrySentenceTexts } from './entrySentences.ts';
import { sayerOf } from './sayer.ts';

const others = import.meta.glob<AuthTexts>(['./*/auth.ts', '!./en/auth.ts'], { import: 'auth' });
const refusals = import.meta.glob<EntrySentenceTexts>('./*/entrySentences.ts', { import: 'entrySentences' });

let say: (sentence: string) => string | undefined = () => undefined;

/** Translates a server message into the language of the dialogs, or returns it unchanged. */
export const sayRefusal = (sentence: string): string => say(sentence) ?? sentence;

/**
 * The dialogs' texts in a language, loaded unless it is English. Falls back to English if there are none or
 * loading fails.
 */
export const authTexts = async (language: string): Promise<AuthTexts> => {
  const [texts, sentences] = [others[`./${language}/auth.ts`], refusals[`./${language}/entrySentences.ts`]];
  say = () => undefined;
  if (!texts || !sentences) return auth;
  try {
    const [said, words] = await Promise.all([texts(), sentences()]);
    say = sayerOf(words);
    return said;
  } catch {
    return auth;
  }
};
