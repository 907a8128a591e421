import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the public data lies: the folder that is named, or the usual one beside the repository. */
export const publicData = (named = '../shared/data'): string => resolve(named);

/** Says what is missing, in place of figures that would mean nothing. */
export const isThere = (folder: string, files: readonly string[]): boolean => {
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) console.log(`\nNot measured: ${missing.join(', ')} not found in ${folder}`);
  return missing.length === 0;
};
