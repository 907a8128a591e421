import { readAnswer } from '../../../domain/documentText/readAnswer.ts';
import { readDocument } from '../../../domain/documentText/readDocument.ts';

const readPdf = async (bytes: Uint8Array) =>
  (await import('../../../domain/documentText/readPdf.ts')).readPdf(bytes);

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await readAnswer(() => readDocument(data, readPdf)));
});
