import { readDocument } from '../../../domain/documentText/readDocument.ts';
import { readAnswer } from './readAnswer.ts';
import { readPdf } from './readPdf.ts';

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await readAnswer(() => readDocument(data, readPdf)));
});
