import { type BatchPart, type BatchResult, partOfBatch } from '../../domain/change/batchPart.ts';
import type { BatchParams } from './port.ts';

/** Sends a batch in parts, and reports after each how many rows have been validated. */
export const inParts = async (
  { items, lenient = false, onProgress, signal }: BatchParams,
  send: (part: BatchPart) => Promise<BatchResult[]>,
): Promise<BatchResult[]> => {
  const batch = nameOfBatch();
  for (let from = 0; from < items.length; from += partOfBatch) {
    signal?.throwIfAborted();
    const rows = items.slice(from, from + partOfBatch);
    const last = from + rows.length === items.length;
    const results = await send({ batch, from, last, lenient, rows });
    if (last) return results;
    onProgress?.(from + rows.length);
    await soThatThePageIsDrawn();
  }
  return [];
};

/** Pages without HTTPS have no `randomUUID`. */
const nameOfBatch = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );

const soThatThePageIsDrawn = () => new Promise((resolve) => setTimeout(resolve));
