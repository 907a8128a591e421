const places = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in double braces that nothing fills in, each once; and what was opened and never closed. */
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

/** What is wrong with a text's fields, under the field that holds the text; empty when nothing is. */
export const unfilledErrors = (
  field: string,
  text: string,
  known: readonly string[],
): Record<string, string> => {
  const unknown = unfilled(text, known);
  return unknown.length ? { [field]: `Unknown fields: ${unknown.slice(0, 5).join(', ')}` } : {};
};
