import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Load = { url: string; token: string; requests: number; connections: number };
export type Measured = { seconds: number; p50: number; p95: number; p99: number; failed: number };

/**
 * Sends the requests from a separate process, so that its CPU time is not counted as the server's. Times are
 * in milliseconds.
 */
export const load = (asked: Load): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./loadWorker.ts', import.meta.url)));
    child.once('message', (measured) => {
      resolve(measured as Measured);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load ended early, with code ${code}`)));
    child.send(asked);
  });
