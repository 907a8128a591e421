import { addedNoun } from '../domain/contract/names.ts';
import { type Call, callOf, type FilesBelow } from './call.ts';
import type { OperationName, OwnOperationName } from './index.ts';
import { ownCalls, ownFilesBelow } from './ownCalls.ts';
import { pluginOperations } from './pluginOperations.ts';

export const callNames = (): OperationName[] => [
  ...(Object.keys(ownCalls) as OwnOperationName[]),
  ...(pluginOperations.entries().map(([name]) => name) as OperationName[]),
];

export const callNamed = (name: OperationName): Call => {
  const added = pluginOperations.get(name);
  const call = added ? callOf(added) : ownCalls[name as OwnOperationName];
  if (!call) throw new Error(`There is no operation ${name}`);
  return call;
};

/** Where the files of a noun's rows are uploaded, if below another row. */
export const filesBelow = (noun: string): FilesBelow | undefined =>
  ownFilesBelow[noun] ?? addedNoun(noun)?.file?.below;
