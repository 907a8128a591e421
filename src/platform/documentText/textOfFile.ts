import { documentLimits } from '../../../domain/documentText/limits.ts';
import { readAnswer, type TextAnswer } from '../../../domain/documentText/readAnswer.ts';

/**
 * The text of a file, or why there is none. Files are read in the browser, in a worker that is ended when it takes too long:
 * a file that was made to do harm can stop neither the page nor the server. See docs/decisions/0110.
 */
export const textOfFile = async (file: File): Promise<TextAnswer> => {
  if (file.size > documentLimits.file) return { fault: 'tooLarge' };
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
};

/** The same for bytes, which the worker takes away from the caller. */
export const textOfBytes = (bytes: Uint8Array): Promise<TextAnswer> =>
  typeof Worker === 'undefined' ? readHere(bytes) : readInWorker(bytes);

const readInWorker = (bytes: Uint8Array): Promise<TextAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./textWorker.ts', import.meta.url), { type: 'module' });
    const end = (answer: TextAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ fault: 'tooSlow' }), documentLimits.time);
    // The library for PDF sends a message of its own when it is loaded in a worker.
    worker.addEventListener('message', ({ data }: MessageEvent<object>) => {
      if (isAnswer(data)) end(data);
    });
    worker.addEventListener('error', () => end({ fault: 'damaged' }));
    worker.postMessage(bytes, [bytes.buffer]);
  });

const isAnswer = (data: object): data is TextAnswer => 'text' in data || 'fault' in data;

/** Without workers, as in tests. */
const readHere = async (bytes: Uint8Array): Promise<TextAnswer> => {
  const [{ readDocument }, { readPdf }] = await Promise.all([
    import('../../../domain/documentText/readDocument.ts'),
    import('../../../domain/documentText/readPdf.ts'),
  ]);
  return readAnswer(() => readDocument(bytes, readPdf));
};
