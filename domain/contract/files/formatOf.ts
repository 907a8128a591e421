import type { DocumentFormat } from './documentFile.ts';
import { isWordFile } from './wordFile.ts';

const marks = { pdf: '%PDF-', png: '\x89PNG\r\n\x1a\n', jpg: '\xff\xd8\xff', zip: 'PK\x03\x04' };
const begins = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** File format detected from its content, ignoring its name; null if it is not accepted. */
export const formatOf = (bytes: Uint8Array): DocumentFormat | null => {
  if (begins(bytes, marks.pdf)) return 'pdf';
  if (begins(bytes, marks.png)) return 'png';
  if (begins(bytes, marks.jpg)) return 'jpg';
  return begins(bytes, marks.zip) && isWordFile(bytes) ? 'docx' : null;
};
