import type { BatchItem, BatchResult } from '../change/batchPart.ts';
import type { PlannedImport } from './planImport.ts';

/** The batch that undoes an import: added candidates are deleted, changed ones get their old values back. */
export const undoImport = (sent: readonly PlannedImport[], results: readonly BatchResult[]): BatchItem[] =>
  sent.flatMap(({ before }, at): BatchItem[] => {
    const result = results[at];
    if (!result || 'kept' in result) return [];
    const { id, version } = result;
    return [before ? { edit: { id, version, changes: before } } : { remove: { id, version } }];
  });
