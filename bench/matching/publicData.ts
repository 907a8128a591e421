import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the public data: the given one, or the default one beside the repository. */
export const publicData = (named = '../shared/data'): string => resolve(named);

/** Reports missing data instead of printing meaningless figures. */
export const isThere = (folder: string, files: readonly string[]): boolean => {
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) console.log(`\nNot measured: ${missing.join(', ')} not found in ${folder}`);
  return missing.length === 0;
};
