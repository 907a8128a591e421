import type { z } from 'zod';
import texts from '../../locales/en/messages.json' with { type: 'json' };
import { type Code, codedOf, type Message, say, type Told, type Values } from './message.ts';

export const englishSpeech = { language: 'en', texts };

export const inEnglish = (message: Message): string => say(englishSpeech, message) ?? '';

export const told = (message: Message): Told => ({ ...codedOf(message), message: inEnglish(message) });

const isCode = (text: string): text is Code => Object.hasOwn(texts, text);

/**
 * The message of a zod issue. Our schemas have codes in place of zod's messages; the values are the issue's own
 * limits, or the `params` of a check of ours.
 */
export const messageOfIssue = (issue: z.core.$ZodIssue): Message => {
  if (issue.code === 'unrecognized_keys') return 'value.unknown-field';
  if (!isCode(issue.message)) return 'value.invalid';
  const values = valuesOf(issue);
  return Object.keys(values).length > 0 ? { code: issue.message, values } : issue.message;
};

const valuesOf = (issue: z.core.$ZodIssue): Values => {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'invalid_value':
      return { values: issue.values.join(', ') };
    case 'custom':
      return issue.params ?? {};
    default:
      return {};
  }
};

/** A message in a text column: its code, or its code and values as JSON. */
export const stored = (message: Message): string => {
  const { code, values } = codedOf(message);
  return Object.keys(values).length === 0 ? code : JSON.stringify({ code, values });
};

/** A stored message; null for a text that is none, such as the reason that a payment service gave. */
export const readStored = (text: string): Message | null => {
  if (isCode(text)) return text;
  if (!text.startsWith('{"code":')) return null;
  const message: { code: string; values: Values } = JSON.parse(text);
  return isCode(message.code) ? { code: message.code, values: message.values } : null;
};
