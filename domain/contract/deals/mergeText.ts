import type { Faults } from '../../messages/message.ts';

const places = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Unknown field names, each once, and braces that are never closed. */
export const unfilled = (text: string, known: readonly string[]): string[] => {
  const named = [...text.matchAll(places)].map(([, word = '']) => word);
  const unclosed = [...text.replace(places, '').matchAll(/\{\{[^\s}]*|\}\}/g)].map(([sign]) => sign);
  return [
    ...new Set([...named.filter((word) => !known.includes(word)).map((word) => `{{${word}}}`), ...unclosed]),
  ];
};

/** The text with every field that has a value filled in. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(places, (whole, word: string) =>
    Object.hasOwn(values, word) ? (values[word] as string) : whole,
  );

/** Errors in a text's merge fields, by the field that holds the text; empty if there are none. */
export const unfilledErrors = (field: string, text: string, known: readonly string[]): Faults => {
  const unknown = unfilled(text, known);
  return unknown.length
    ? { [field]: { code: 'contracts.unknown-fields', values: { fields: unknown.slice(0, 5).join(', ') } } }
    : {};
};
