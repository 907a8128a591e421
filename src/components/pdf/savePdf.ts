import type { PrintedDocument } from '../../../pdf/blocks.ts';
import { printPdf } from '../../../pdf/printPdf.ts';
import { readFont } from '../../platform/fonts/readFont.ts';
import { saveFile } from '../download/saveFile.ts';

/** Downloads a document as PDF; returns the characters that no font contains. Load it lazily. */
export const savePdf = async (document: PrintedDocument, name: string): Promise<string[]> => {
  const { bytes, missing } = await printPdf(document, readFont);
  saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
  return missing;
};
