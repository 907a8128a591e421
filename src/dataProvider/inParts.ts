import { type BatchPart, type BatchResult, partOfBatch } from '../../domain/change/batchPart.ts';
import { randomKey } from '../platform/randomKey.ts';
import type { BatchParams } from './port.ts';

/** Sends a batch in parts, and reports after each how many rows have been validated. */
export const inParts = async (
  { items, lenient = false, onProgress, signal }: BatchParams,
  send: (part: BatchPart) => Promise<BatchResult[]>,
): Promise<BatchResult[]> => {
  const batch = randomKey();
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

const soThatThePageIsDrawn = () => new Promise((resolve) => setTimeout(resolve));
