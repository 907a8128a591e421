import { readDocument } from '../../../domain/documentText/readDocument.ts';
import { readAnswer } from './readAnswer.ts';

const readPdf = async (bytes: Uint8Array) => (await import('./readPdf.ts')).readPdf(bytes);

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await readAnswer(() => readDocument(data, readPdf)));
});
