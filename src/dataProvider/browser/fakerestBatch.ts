import { checkBatch, storeBatch } from '../../../application/batch.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import type { BatchItem, BatchPart, BatchResult } from '../../../domain/change/batchPart.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { Conflict } from '../../../domain/errors.ts';

/** Batches in the browser: parts are validated as they arrive, and the last one stores all rows or none. */
export const fakerestBatches = () => {
  const staged = new Map<string, BatchItem[]>();
  return async (work: UnitOfWork, noun: NounName, part: BatchPart): Promise<BatchResult[]> => {
    const key = `${work.actor.userId} ${part.batch}`;
    const before = part.from === 0 ? [] : (staged.get(key)?.slice(0, part.from) ?? []);
    if (before.length !== part.from)
      throw Conflict('Part of this batch is missing. Nothing was saved. Please try again.');
    if (part.last) {
      const results = await storeBatch(work, noun, [...before, ...part.rows], { lenient: part.lenient });
      staged.delete(key);
      return results;
    }
    await checkBatch(work, noun, part.rows, part);
    staged.set(key, [...before, ...part.rows]);
    return [];
  };
};
