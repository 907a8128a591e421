import type { z } from 'zod';
import { errorText } from '../../i18n/textOf.ts';

/** What is wrong with a value by this schema. */
export const checkValue = (schema: z.ZodType, value: unknown): string | undefined =>
  errorText(schema.safeParse(value).error);
