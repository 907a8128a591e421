import { Worker } from 'node:worker_threads';
import { documentLimits } from '../../domain/documentText/limits.ts';
import type { TextAnswer } from '../../domain/documentText/readAnswer.ts';

/** Limits in megabytes. The largest document that may be read needs about half. */
const room = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * The text of a file, or why there is none. It is read in a thread without the secrets of the environment, which is ended when it
 * takes too long or too much memory.
 */
export const textOfBytes = (bytes: Uint8Array, time: number = documentLimits.time): Promise<TextAnswer> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./textThread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: room,
      execArgv: [],
      env: {},
    });
    const end = (answer: TextAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void thread.terminate();
    };
    const timer = setTimeout(() => end({ fault: 'tooSlow' }), time);
    // The library for PDF sends messages of its own.
    thread.on('message', (message: { answer?: TextAnswer }) => {
      if (message.answer) end(message.answer);
    });
    thread.once('error', () => end({ fault: 'damaged' }));
    thread.once('exit', () => end({ fault: 'damaged' }));
  });
