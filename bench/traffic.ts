import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Requests of one kind: either so many callers, each sending its next request after an answer, or so many a second. */
export type Stream = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  callers?: number;
  perSecond?: number;
};
/**
 * `status` is 0 when no answer came. `took` is in milliseconds from the moment the request was due, of which `late` passed
 * before it was sent: the sender's own delay.
 */
export type Answer = { status: number; took: number; late: number };

/** Sends all streams at once for so many seconds, from a process of its own; the answers of each stream. */
export const traffic = (streams: readonly Stream[], seconds: number): Promise<Answer[][]> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./trafficWorker.ts', import.meta.url)));
    child.once('message', (answers) => {
      resolve(answers as Answer[][]);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The traffic ended early, with code ${code}`)));
    child.send({ streams, seconds });
  });
