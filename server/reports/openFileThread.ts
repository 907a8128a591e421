import { Worker } from 'node:worker_threads';
import type { Language } from '../../domain/contract/languages.ts';
import type { Report } from '../../domain/contract/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import type { SetFormat } from '../../domain/reports/fileFormats.ts';

export type Kind = { format: SetFormat; language: Language };
export type ToSetThread = { rows: Uint8Array } | { report: Report };

/** A PDF or workbook in the making, in a thread of its own: setting one takes seconds of computing. */
export type FileThread = {
  add(rows: readonly (readonly Cell[])[]): void;
  /** The file of what was added. Rejects where the thread has no room for it. */
  end(report: Report): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Megabytes for one file: the largest workbook, of 50,000 rows, takes about half of it. */
const room = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

export const openFileThread = (kind: Kind): FileThread => {
  const thread = new Worker(new URL('./setThread.ts', import.meta.url), {
    workerData: kind,
    resourceLimits: room,
    execArgv: [],
  });
  // A file in the making keeps no process from ending.
  thread.unref();
  const made = new Promise<Uint8Array>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that sets files ended')));
  });
  // Heard when the file is asked for; a thread that is closed before that has failed nobody.
  made.catch(() => {});
  const tell = (message: ToSetThread) => thread.postMessage(message);
  return {
    add: (rows) => tell({ rows: Buffer.from(JSON.stringify(rows)) }),
    end: (report) => {
      tell({ report });
      return made;
    },
    close: async () => {
      await thread.terminate();
    },
  };
};
