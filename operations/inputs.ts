import { z } from 'zod';
import type { Told } from '../domain/messages/message.ts';

/** Takes no values, and refuses all. */
export const nothing = z.strictObject({});
/** Takes no values, and ignores all. */
export const anything = z.object({});
/** The id of a row in a path. */
export const id = z.string().min(1).max(100);
/** Only the row's id; other values are ignored. */
export const ofRow = z.object({ id });
/** A required text of at most this many characters, with messages for forms. */
export const text = (max: number) => z.string('text.enter').min(1, 'text.required').max(max, 'text.too-long');
export const words = z.string();
/** A message: its code and values, and its English text. */
export const told = z.custom<Told>().meta({ $ref: '#/components/schemas/Message' });
