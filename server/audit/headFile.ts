import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RecordedHead } from '../../domain/security/verification.ts';

export type HeadFile = {
  /** Adds one line. Throws where the file cannot be written. */
  add(head: { at: Date; checked: number; head: string }): void;
  read(): RecordedHead[];
  remove(): void;
};

const line = z.object({ at: z.iso.datetime(), checked: z.int().min(1), head: z.hex().length(64) });

/**
 * The heads of the audit log's chain as each verification found them, one JSON object a line, in a file beside the
 * database: an account that can rewrite every table still cannot rewrite this.
 */
export const openHeadFile = (dataDir: string): HeadFile => {
  const path = join(dataDir, 'audit-heads.jsonl');
  return {
    add: ({ at, checked, head }) =>
      appendFileSync(path, `${JSON.stringify({ at: at.toISOString(), checked, head })}\n`, { mode: 0o600 }),
    read: () => linesOf(path).flatMap(recordedHead),
    remove: () => rmSync(path, { force: true }),
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

/** A line that a crash cut short is left out. */
const recordedHead = (text: string): RecordedHead[] => {
  try {
    const { at, checked, head } = line.parse(JSON.parse(text));
    return [{ record: `audit-heads.jsonl, ${at}`, checked, head }];
  } catch {
    return [];
  }
};
