import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATA_DIR of a server that was started on an empty folder and stopped again. */
    seededDataDir: string;
  }
}

/**
 * A DATA_DIR with the sample world for one test file's server process. File owners are kept, as PostgreSQL
 * runs as its own account.
 */
export const copySeeded = async (name: string): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), `talentbench-${name}-`));
  await promisify(execFile)('cp', ['-a', `${inject('seededDataDir')}/.`, dataDir]);
  return dataDir;
};
