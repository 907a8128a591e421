import { z } from 'zod';
import type { Told } from '../messages/message.ts';
import type { Values } from './context.ts';

/** One row of a batch: create, or change or delete at a given version. */
export type BatchItem =
  | { create: Values }
  | { edit: { id: string; version: number; changes: Values } }
  | { remove: { id: string; version: number } };

/** Result of one row; `kept` says why it was left unchanged. */
export type BatchResult = { id: string; version: number } | { id: string; kept: Told };

/** Maximum rows in one call, and in one batch. */
export const partOfBatch = 500;
export const largestBatch = 20_000;

const place = z.strictObject({ id: z.string().max(40), version: z.int().min(1) });
const itemSchema = z.union([
  z.strictObject({ create: z.record(z.string(), z.unknown()) }),
  z.strictObject({ edit: place.extend({ changes: z.record(z.string(), z.unknown()) }) }),
  z.strictObject({ remove: place }),
]);
export const partSchema = z.strictObject({
  /** Chosen by the client; the same for all parts. */
  batch: z.string().regex(/^[\w-]{8,100}$/),
  /** Position of the first row, counted from 0. */
  from: z.int().min(0).max(largestBatch),
  /** Nothing is stored until the last part has arrived. */
  last: z.boolean(),
  /** Rows that can no longer be changed are left as they are, instead of refusing the whole batch. */
  lenient: z.boolean().default(false),
  rows: z.array(itemSchema).min(1).max(partOfBatch),
});
export type BatchPart = z.infer<typeof partSchema> & { rows: BatchItem[] };
