import english from '../../locales/en/auth.json';
import { loadMessages, speak } from './spoken.ts';

export type AuthTexts = typeof english.auth;

const others = import.meta.glob<typeof english>(
  ['../../locales/*/auth.json', '!../../locales/en/auth.json'],
  {
    import: 'default',
  },
);

/**
 * The dialogs' texts in a language and its messages, loaded unless it is English. Falls back to English if
 * there are none or loading fails.
 */
export const authTexts = async (language: string): Promise<AuthTexts> => {
  const texts = others[`../../locales/${language}/auth.json`];
  speak('en');
  if (!texts) return english.auth;
  try {
    const [said, messages] = await Promise.all([texts(), loadMessages(language)]);
    speak(language, messages);
    return said.auth;
  } catch {
    return english.auth;
  }
};
