import { textFormatOf } from '../../documentText/readDocument.ts';
import { type DocumentFormat, documentFormats, type FileFormat } from './documentFile.ts';
import { isWordFile } from './wordFile.ts';

const marks = { pdf: '%PDF-', png: '\x89PNG\r\n\x1a\n', jpg: '\xff\xd8\xff', zip: 'PK\x03\x04' };
const begins = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** File format detected from its content, ignoring its name; null if it is not accepted. */
export const formatOf = (
  bytes: Uint8Array,
  accepted: readonly FileFormat[] = documentFormats,
): FileFormat | null => {
  const format = usualFormat(bytes) ?? otherText(bytes);
  return format && accepted.includes(format) ? format : null;
};

/** Word documents with macros are not accepted as text either. */
const otherText = (bytes: Uint8Array): FileFormat | null => {
  try {
    const format = textFormatOf(bytes);
    return format === 'docx' || format === 'pdf' ? null : format;
  } catch {
    return null;
  }
};

const usualFormat = (bytes: Uint8Array): DocumentFormat | null => {
  if (begins(bytes, marks.pdf)) return 'pdf';
  if (begins(bytes, marks.png)) return 'png';
  if (begins(bytes, marks.jpg)) return 'jpg';
  return begins(bytes, marks.zip) && isWordFile(bytes) ? 'docx' : null;
};
