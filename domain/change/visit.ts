import type { NounName } from '../contract/index.ts';
import { planCreate } from './change.ts';
import type { Context, Reader, Values } from './context.ts';

/** Public forms have a hidden field `homepage` that only bots fill in. */
export const isFromMachine = (body: unknown): boolean =>
  Boolean((body as Values | null | undefined)?.homepage);

/** The row to store for a public form. Throws Refusals. */
export const planVisit = (
  name: NounName,
  body: unknown,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body);
  const { homepage, ...form } = (isForm ? body : {}) as Values;
  return planCreate(name, isForm ? form : body, context, reader);
};
