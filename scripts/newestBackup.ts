import { readdirSync, statSync } from 'node:fs';

/** The latest backup in the folder where the command runs. */
export const newestBackup = (): { path: string; at: string } | null => {
  const written = readdirSync('.')
    .filter((name) => name.endsWith('.backup'))
    .map((path) => ({ path, at: statSync(path).mtime.toISOString() }))
    .sort((one, other) => one.at.localeCompare(other.at));
  return written.at(-1) ?? null;
};
