import { z } from 'zod';
import { isPlain } from '../contract/fields.ts';

/** Words of a search on the public site. */
export const searchWords = z
  .string('Type at least 2 characters')
  .trim()
  .min(2, { error: 'Type at least 2 characters', abort: true })
  .max(80, { error: 'At most 80 characters', abort: true })
  .refine(isPlain, 'Contains a character that cannot be searched for');
