import type { Faults } from '../../messages/message.ts';
import { fillIn, unfilled, unfilledErrors } from './mergeText.ts';

/** Fields in double braces that a contract's text may contain, filled in when the contract is generated. */
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
  'framework',
  'today',
] as const;
type MergeField = (typeof mergeFields)[number];
export type MergeValues = Record<MergeField, string>;

/** Unknown field names, each once, and braces that are never closed. */
export const unknownFields = (text: string): string[] => unfilled(text, mergeFields);

/** The text with every field filled in. Fields without a value stay as they are, visible to the reader. */
export const merge = (text: string, values: MergeValues): string => fillIn(text, values);

/** Errors in a contract's merge fields, by the field that holds the text; empty if there are none. */
export const mergeErrors = (field: string, text: string): Faults => unfilledErrors(field, text, mergeFields);
