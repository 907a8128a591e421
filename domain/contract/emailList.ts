import { z } from 'zod';
import { emailShape } from './emailShape.ts';
import { isPlain } from './fields.ts';

const longest = 254;
const isAddress = (word: string): boolean => word.length <= longest && isPlain(word) && emailShape.test(word);

/** Email addresses without duplicates. Invalid ones are named in the error. */
export const emailList = (label: string, max: number) =>
  z
    .array(z.string('Enter text').trim().min(1, 'Required').toLowerCase(), 'Enter a list')
    .min(1, 'Enter at least one email address')
    .max(max, `At most ${max}`)
    .superRefine((words, context) => {
      const wrong = words.find((word) => word !== '' && !isAddress(word));
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: `Not a valid email address: ${wrong.slice(0, 80)}` });
    })
    .overwrite((words) => [...new Set(words)])
    .meta({ label, column: 'text[]' });
