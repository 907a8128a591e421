import { fileNouns, nounOf } from '../domain/contract/index.ts';
import { type Call, callOf, type FilesBelow } from './call.ts';
import { type OwnOperationName, operations, ownOperationNames } from './index.ts';

/** The calls of the product's own operations. In the scripts of pages, `scripts/leanOperations.ts` writes them out. */
export const ownCalls = Object.fromEntries(
  ownOperationNames.map((name) => [name, callOf(operations[name])]),
) as Record<OwnOperationName, Call>;

/** The rows whose files are uploaded below another row, by noun. */
export const ownFilesBelow: Partial<Record<string, FilesBelow>> = Object.fromEntries(
  fileNouns.map((noun) => [noun, nounOf(noun).file?.below]),
);
