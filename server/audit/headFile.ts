import { appendFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RecordedHead } from '../../domain/security/verification.ts';

export type HeadFile = {
  /** Appends one line. Throws if the file cannot be written. */
  add(head: { at: Date; checked: number; head: string }): void;
  read(): RecordedHead[];
  /** Renames the file, as its heads are evidence of a log that is no longer in the database. Returns its new path. */
  setAside(at: Date): string | null;
};

const line = z.object({ at: z.iso.datetime(), checked: z.int().min(1), head: z.hex().length(64) });

/**
 * The head of the audit log's chain at each verification, one JSON object per line. The file is outside of
 * the database, so an account that can rewrite every table cannot rewrite it.
 */
export const openHeadFile = (dataDir: string): HeadFile => {
  const path = join(dataDir, 'audit-heads.jsonl');
  return {
    add: ({ at, checked, head }) =>
      appendFileSync(path, `${JSON.stringify({ at: at.toISOString(), checked, head })}\n`, { mode: 0o600 }),
    read: () => linesOf(path).flatMap(recordedHead),
    setAside: (at) => {
      if (!existsSync(path)) return null;
      const aside = join(dataDir, `audit-heads.before-${at.toISOString().replaceAll(':', '-')}.jsonl`);
      renameSync(path, aside);
      return aside;
    },
  };
};

const linesOf = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Skips a line that was cut short by a crash. */
const recordedHead = (text: string): RecordedHead[] => {
  try {
    const { at, checked, head } = line.parse(JSON.parse(text));
    return [{ record: `audit-heads.jsonl, ${at}`, checked, head }];
  } catch {
    return [];
  }
};
