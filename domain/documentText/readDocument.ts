import { readText } from '../import/readText.ts';
import { DocumentRefused } from './documentFault.ts';
import { documentLimits } from './limits.ts';
import { partNames } from './openParts.ts';
import { readDocx } from './readDocx.ts';
import { readOdt } from './readOdt.ts';
import { readRtf } from './readRtf.ts';
import { withPlainSigns } from './withPlainSigns.ts';

export type TextFormat = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';

const marks = { pdf: '%PDF-', rtf: '{\\rtf', zip: 'PK\x03\x04', ole: '\xd0\xcf\x11\xe0' };
const begins = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** The format of a file by its content; its name is ignored. Throws for formats that have no readable text. */
export const textFormatOf = (bytes: Uint8Array): TextFormat => {
  // Some programs write a line before the mark of a PDF.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes(marks.pdf)) return 'pdf';
  if (begins(bytes, marks.rtf)) return 'rtf';
  // Word documents before 2007, and newer ones with a password.
  if (begins(bytes, marks.ole)) throw new DocumentRefused('oldWord');
  if (begins(bytes, marks.zip)) {
    const names = partNames(bytes);
    if (names.has('word/document.xml')) return 'docx';
    if (names.has('content.xml') && names.has('META-INF/manifest.xml')) return 'odt';
    throw new DocumentRefused('type');
  }
  if (!isText(bytes)) throw new DocumentRefused('type');
  return 'txt';
};

/** Pictures and programs contain control characters. */
const isText = (bytes: Uint8Array): boolean =>
  !/(?![\s\x80-\x9f])\p{Cc}/u.test(readText(bytes).slice(0, 20_000));

const readers: Record<Exclude<TextFormat, 'pdf'>, (bytes: Uint8Array) => string> = {
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  txt: (bytes) => readText(bytes),
};

/** The text of a document, without PDF, which needs a library. */
export const readDocument = async (
  bytes: Uint8Array,
  readPdf: (bytes: Uint8Array) => Promise<string>,
): Promise<string> => {
  if (bytes.length > documentLimits.file) throw new DocumentRefused('tooLarge');
  const format = textFormatOf(bytes);
  return tidied(format === 'pdf' ? await readPdf(bytes) : readers[format](bytes));
};

/** The text with plain signs; throws for one that is too long or says nothing. */
export const tidied = (text: string): string => {
  if (text.length > documentLimits.characters) throw new DocumentRefused('tooLong');
  const plain = withPlainSigns(text);
  if (!/\p{L}{2}/u.test(plain)) throw new DocumentRefused('noText');
  return plain;
};
