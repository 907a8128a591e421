import type { z } from 'zod';
import { isOptional, metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { textOf } from '../../i18n/textOf.ts';

type Fault = string | undefined;
export type Validate = (value: unknown) => Fault | Promise<Fault>;

const load = () => import('./checkValue.ts').then(({ checkValue }) => checkValue);
let check: Awaited<ReturnType<typeof load>> | undefined;
const ready = async () => {
  check ??= await load();
  return check;
};

const isEmpty = (value: unknown) => value === '' || value == null;

/**
 * Validates with a schema; `empty` is what an empty input stands for. The code that checks is fetched with the first
 * input, so that lists, which may show inputs in their filters, do not wait for it.
 */
export const validateBy = (schema: z.ZodType, empty: unknown): Validate => {
  // A failed attempt is repeated when a value is checked.
  if (!check) void ready().catch(() => undefined);
  return (value) => {
    const given = isEmpty(value) ? empty : value;
    return check ? check(schema, given) : ready().then((loaded) => loaded(schema, given));
  };
};

/** Validates with the contract's schema; its message is shown under the field. */
export const validateField = (name: NounName, field: string): Validate | undefined => {
  const schema = nounOf(name).fields[field];
  if (!schema) return undefined;
  const { column, values } = metaOf(schema);
  const isNeeded = !isOptional(schema);
  const validate = validateBy(schema, column === 'text' && isNeeded ? '' : null);
  if (values === undefined || !isNeeded) return validate;
  return (value) => (isEmpty(value) ? textOf('text.required') : validate(value));
};
