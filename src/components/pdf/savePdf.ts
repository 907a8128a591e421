import type { PrintedDocument } from '../../../pdf/blocks.ts';
import { printPdf } from '../../../pdf/printPdf.ts';
import { saveFile } from '../download/saveFile.ts';
import { readFont } from './readFont.ts';

/** Prints a document into the person's downloads; the signs that stand as boxes in it come back. Load it lazily. */
export const savePdf = async (document: PrintedDocument, name: string): Promise<string[]> => {
  const { bytes, missing } = await printPdf(document, readFont);
  saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
  return missing;
};
