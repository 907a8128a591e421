import { type NounName, nounOf } from '../contract/index.ts';
import { createSchema } from '../contract/noun.ts';
import type { Context, Values } from './context.ts';
import { firstValues } from './firstValues.ts';

/** A row that no form was filled in for, completed with the contract's defaults. */
export const newRow = (name: NounName, context: Context, chosen: Values): Values => {
  const noun = nounOf(name);
  const row = { ...firstValues(noun, context), ...(createSchema(noun).parse(chosen) as Values) };
  return { ...row, ...noun.derive?.(row) };
};
