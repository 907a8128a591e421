import { isOptional, metaOf } from '../../../domain/contract/fields.ts';
import type { Noun } from '../../../domain/contract/noun.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/** Initial values of a create form: the contract's defaults, initial states, and null where allowed. */
export const firstFormValues = (noun: Noun, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, firstValue(noun, field)]));

const firstValue = (noun: Noun, field: string): unknown => {
  const declared = (noun.defaults as Record<string, unknown> | undefined)?.[field];
  if (field === 'currency' && declared !== undefined) return shownPlatform().currency;
  if (declared !== undefined) return declared;
  const states = noun.lifecycles.find((lifecycle) => lifecycle.field === field);
  if (states) return states.initial[0];
  const schema = noun.fields[field];
  if (!schema || isOptional(schema)) return null;
  const { column } = metaOf(schema);
  return column === 'text[]' || column === 'jsonb' ? [] : column === 'boolean' ? false : null;
};
