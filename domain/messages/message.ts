import type english from '../../locales/en/messages.json';

/** What a message says, in every language. A code without a text in `locales/en/messages.json` does not compile. */
export type Code = keyof typeof english;
/** Values of a text's placeholders: words, a list of states, or a message inside this one. */
export type Values = { [place: string]: string | number | readonly string[] | Coded };
export type Coded = { code: Code; values: Values };
/** A refusal, a field error or another text for people; one without values is its code. */
export type Message = Code | Coded;
/** Messages by field name. */
export type Faults = Record<string, Message>;
/** A message as the API answers it, with its English text. */
export type Told = Coded & { message: string };

export const codedOf = (message: Message): Coded =>
  typeof message === 'string' ? { code: message, values: {} } : message;

/** How a language says messages. */
export type Speech = {
  language: string;
  texts: Readonly<Record<string, string>>;
  /** A stored value, such as a state, in this language. */
  word?(value: string): string;
};

/** Places whose values are stored values of the contract. */
const ofContract = ['from', 'to', 'stage', 'states'];

/** The text of a message; undefined where the language has none, such as for a code of a newer server. */
export const say = (speech: Speech, message: Message): string | undefined => {
  const { code, values } = codedOf(message);
  const places = Object.entries(values).map(
    ([place, value]) => [place, wordsOf(speech, place, value)] as const,
  );
  if (places.some(([, words]) => words === undefined)) return undefined;
  const words = new Map(places);
  return speech.texts[code]?.replace(/%\{(\w+)\}/g, (whole, place: string) => words.get(place) ?? whole);
};

const wordsOf = (speech: Speech, place: string, value: Values[string]): string | undefined => {
  const { language, word = (stored) => stored } = speech;
  if (typeof value === 'object' && 'code' in value) return say(speech, value);
  if (typeof value === 'object')
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(value.map(word));
  if (place === 'day') return dayIn(language, String(value));
  return ofContract.includes(place) ? word(String(value)) : String(value);
};

const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
