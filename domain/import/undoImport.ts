import type { BatchItem, BatchResult } from '../change/batch.ts';
import type { PlannedImport } from './planImport.ts';

/** The batch that takes an import back: whom it added is removed, what it changed gets its old values again. */
export const undoImport = (sent: readonly PlannedImport[], results: readonly BatchResult[]): BatchItem[] =>
  sent.flatMap(({ before }, at): BatchItem[] => {
    const result = results[at];
    if (!result || 'kept' in result) return [];
    const { id, version } = result;
    return [before ? { edit: { id, version, changes: before } } : { remove: { id, version } }];
  });
