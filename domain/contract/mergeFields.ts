import { fillIn, unfilled, unfilledErrors } from './mergeText.ts';

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

/** The names in double braces that no contract can fill, each once; and what was opened and never closed. */
export const unknownFields = (text: string): string[] => unfilled(text, mergeFields);

/** The text with every field filled in. What nobody knows stays as it is, for its reader to see. */
export const merge = (text: string, values: MergeValues): string => fillIn(text, values);

/** What is wrong with a contract's fields, under the field that holds the text; empty when nothing is. */
export const mergeErrors = (field: string, text: string): Record<string, string> =>
  unfilledErrors(field, text, mergeFields);
