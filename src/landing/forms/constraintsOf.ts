import { z } from 'zod';
import { metaOf } from '../../../domain/contract/fields.ts';

/** A contract's field as attributes of an input, so that the browser itself knows the rules. Read at build time. */
export const constraintsOf = (field: z.ZodType) => {
  const { maxLength, pattern } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return {
    required: !field.safeParse('').success,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { type: 'email', pattern: pattern.replace(/^\^|\$$/g, '') }),
    ...(metaOf(field).long && { rows: 3 }),
  };
};
