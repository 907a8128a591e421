import { z } from 'zod';
import { metaOf } from '../../../domain/contract/fields.ts';

/**
 * The constraints of a contract field as input attributes, so that the browser can check them. Read at build
 * time.
 */
export const constraintsOf = (field: z.ZodType) => {
  const { maxLength, pattern } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return {
    required: !field.safeParse('').success,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { type: 'email', pattern: pattern.replace(/^\^|\$$/g, '') }),
    ...(metaOf(field).long && { rows: 3 }),
  };
};
