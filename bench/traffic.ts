import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Requests of one kind: either a number of callers, each sending its next request after a response, or a
 * number of requests per second.
 */
export type Stream = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  callers?: number;
  perSecond?: number;
};
/**
 * `status` is 0 if there was no response. `took` is in milliseconds from the time when the request was due,
 * including `late`, the sender's own delay.
 */
export type Answer = { status: number; took: number; late: number };

/**
 * Sends all streams at once for this many seconds, from a separate process. Returns the answers of each
 * stream.
 */
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
