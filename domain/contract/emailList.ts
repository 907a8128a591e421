import { z } from 'zod';
import { emailShape } from './emailShape.ts';
import { isPlain } from './fields.ts';
import { tidyLine } from './plainText.ts';

const longest = 254;
const isAddress = (word: string): boolean => word.length <= longest && isPlain(word) && emailShape.test(word);

/** Email addresses without duplicates. Invalid ones are named in the error. */
export const emailList = (label: string, max: number, min = 1) =>
  z
    .array(
      z.string('text.enter').overwrite(tidyLine).trim().min(1, 'text.required').toLowerCase(),
      'list.enter',
    )
    .min(min, 'email.none')
    .max(max, 'number.too-large')
    .superRefine((words, context) => {
      const wrong = words.find((word) => word !== '' && !isAddress(word));
      if (wrong !== undefined)
        context.addIssue({
          code: 'custom',
          message: 'email.not-an-address',
          params: { address: wrong.slice(0, 80) },
        });
    })
    .overwrite((words) => [...new Set(words)])
    .meta({ label, column: 'text[]' });
