import { z } from 'zod';

/** Takes no values, and refuses all. */
export const nothing = z.strictObject({});
/** Takes no values, and ignores all. */
export const anything = z.object({});
/** The id of a row in a path. */
export const id = z.string().min(1).max(100);
/** Only the row's id; other values are ignored. */
export const ofRow = z.object({ id });
/** A required text of at most this many characters, with messages for forms. */
export const text = (max: number) =>
  z.string('Enter text').min(1, 'Required').max(max, `At most ${max} characters`);
export const words = z.string();
