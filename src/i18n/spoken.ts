import { type Message, type Speech, say } from '../../domain/messages/message.ts';

/** None in English, where the server's own texts are shown. */
let speech: Speech | null = null;

const catalogues = import.meta.glob<Record<string, string>>(
  ['../../locales/*/messages.json', '!../../locales/en/messages.json'],
  { import: 'default' },
);

/** Loads the messages of a language; none for English. */
export const loadMessages = async (language: string): Promise<Record<string, string> | undefined> =>
  catalogues[`../../locales/${language}/messages.json`]?.();

/** From now on, messages are in this language. */
export const speak = (language: string, texts?: Record<string, string>, word?: Speech['word']): void => {
  speech = texts ? { language, texts, ...(word && { word }) } : null;
};

/** A message in the language of the page; undefined where the language has no text for it. */
export const spoken = (message: Message): string | undefined =>
  speech === null ? undefined : say(speech, message);
