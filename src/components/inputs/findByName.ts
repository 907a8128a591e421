import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { plainSearchOf } from '../../../domain/search/searchExpression.ts';

/** The filter that finds rows of a noun by a typed name, in which operators and quotes mean nothing. */
export const findByName = (noun: NounName, typed: string): { q?: string } => {
  const { search, booleanSearch } = nounOf(noun);
  if (typed.trim() === '' || search.length === 0) return {};
  return { q: booleanSearch ? plainSearchOf(typed) : typed };
};
