import { Worker } from 'node:worker_threads';
import type { Language } from '../../domain/contract/languages.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import type { SetFormat } from '../../domain/reports/fileFormats.ts';

export type Kind = { format: SetFormat; language: Language };
export type ToSetThread = { rows: Uint8Array } | { report: Report };

/** Creates a PDF or workbook in a thread of its own, because the layout takes seconds of CPU time. */
export type FileThread = {
  /** Rows as `asPart` packs them. */
  add(part: Uint8Array): void;
  /** The file with all rows added so far. Rejects if the thread runs out of memory. */
  end(report: Report): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** Rows as a thread takes them. */
export const asPart = (rows: readonly (readonly Cell[])[]): Uint8Array => Buffer.from(JSON.stringify(rows));

/** Limits in megabytes. The largest workbook, of 50,000 rows, needs about half. */
const room = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

export const openFileThread = (kind: Kind): FileThread => {
  const thread = new Worker(new URL('./setThread.ts', import.meta.url), {
    workerData: kind,
    resourceLimits: room,
    execArgv: [],
  });
  // An unfinished file must not keep the process alive.
  thread.unref();
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that sets files ended')));
  });
  // `end` reports the error. If the thread is closed before that, it can be ignored.
  made.catch(() => {});
  const tell = (message: ToSetThread) => thread.postMessage(message);
  return {
    add: (part) => tell({ rows: part }),
    end: (report) => {
      tell({ report });
      return made;
    },
    close: async () => {
      await thread.terminate();
    },
  };
};
