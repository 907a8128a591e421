import { z } from 'zod';
import { isPlain } from '../contract/fields.ts';
import { tidyLine } from '../contract/plainText.ts';

/** Words of a search on the public site. */
export const searchWords = z
  .string('text.search-too-short')
  .overwrite(tidyLine)
  .trim()
  .min(2, { error: 'text.search-too-short', abort: true })
  .max(80, { error: 'text.too-long', abort: true })
  .refine(isPlain, 'query.search-character');
