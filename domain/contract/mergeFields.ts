/** What a contract's text may name in double braces, filled in when the contract is written out. */
export const mergeFields = [
  'employee',
  'client',
  'provider',
  'type',
  'rate',
  'currency',
  'monthlyHours',
  'totalValue',
  'startDate',
  'endDate',
  'signedDate',
  'description',
  'contractId',
  'today',
] as const;
export type MergeField = (typeof mergeFields)[number];
export type MergeValues = Record<MergeField, string>;

const places = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isMergeField = (word: string): word is MergeField => (mergeFields as readonly string[]).includes(word);

/** The names in double braces that no contract can fill, each once; and what was opened and never closed. */
export const unknownFields = (text: string): string[] => {
  const named = [...text.matchAll(places)].map(([, word = '']) => word);
  const unclosed = [...text.replace(places, '').matchAll(/\{\{[^\s}]*|\}\}/g)].map(([sign]) => sign);
  return [
    ...new Set([...named.filter((word) => !isMergeField(word)).map((word) => `{{${word}}}`), ...unclosed]),
  ];
};

/** The text with every field filled in. What nobody knows stays as it is, for its reader to see. */
export const merge = (text: string, values: MergeValues): string =>
  text.replace(places, (whole, word: string) => (isMergeField(word) ? values[word] : whole));

/** What is wrong with a text's fields, under the field that holds the text; empty when nothing is. */
export const mergeErrors = (field: string, text: string): Record<string, string> => {
  const unknown = unknownFields(text);
  return unknown.length ? { [field]: `Nothing fills in ${unknown.slice(0, 5).join(', ')}` } : {};
};
