import { Invalid } from '../errors.ts';
import { bytesOf, signsFor } from './base64.ts';
import { isWordFile } from './wordFile.ts';

export const documentFormats = ['pdf', 'docx', 'png', 'jpg'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
const megabyte = 1024 * 1024;
/** Megabytes: no operator can allow more. */
export const mostMegabytes = 50;
/** Bytes. */
export const largestDocument = mostMegabytes * megabyte;
export const bytesIn = (megabytes: number): number => megabytes * megabyte;

export const mediaTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const marks = { pdf: '%PDF-', png: '\x89PNG\r\n\x1a\n', jpg: '\xff\xd8\xff', zip: 'PK\x03\x04' };
const begins = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** What a file is by its content, whatever its name says; null for everything that is not taken in. */
export const formatOf = (bytes: Uint8Array): DocumentFormat | null => {
  if (begins(bytes, marks.pdf)) return 'pdf';
  if (begins(bytes, marks.png)) return 'png';
  if (begins(bytes, marks.jpg)) return 'jpg';
  return begins(bytes, marks.zip) && isWordFile(bytes) ? 'docx' : null;
};

// Control characters, signs that turn the direction of writing, and what file systems and headers give a meaning.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*%]+/gu;

/** A file name without folders and tricks that ends as its content does: `../scan.exe` of a PDF is `scan.exe.pdf`. */
export const safeName = (name: string, format: DocumentFormat): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(unsafe, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const base = plain.replace(format === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i'), '').trim();
  const short = [...(base || 'Document')].slice(0, 80).join('').trim();
  return `${short}.${format}`;
};

export type ReadDocument = {
  columns: Record<string, unknown> & { name: string; format: DocumentFormat; sizeBytes: number };
  bytes: Uint8Array;
};

/** What a file says of itself is not asked for. */
export const toldByFile = ['format', 'sizeBytes'];

/**
 * The row and the bytes behind an upload: `{ name, content }`, its content in base64, and what else its row holds. Throws
 * Invalid, for `serverSet` fields as well, and for files of more than so many megabytes.
 */
export const readDocument = (
  body: unknown,
  serverSet: readonly string[] = [],
  megabytes: number = mostMegabytes,
): ReadDocument => {
  const { name, content, ...others } = (body ?? {}) as Record<string, unknown>;
  const refused = [...toldByFile, ...serverSet].filter((field) => Object.hasOwn(others, field));
  if (refused.length)
    throw Invalid(Object.fromEntries(refused.map((field) => [field, 'Cannot be set here'])));
  if (typeof name !== 'string' || name === '') throw Invalid({ name: 'Required' });
  if (typeof content !== 'string' || content === '') throw Invalid({ content: 'Choose a file' });
  const bytes = decode(content, megabytes);
  const format = formatOf(bytes);
  if (!format)
    throw Invalid({
      content: 'Only PDF, Word (docx), PNG and JPEG files are taken, and this is none of them',
    });
  return { columns: { ...others, name: safeName(name, format), format, sizeBytes: bytes.length }, bytes };
};

const decode = (content: string, megabytes: number): Uint8Array => {
  const tooLarge = () => Invalid({ content: `At most ${megabytes} MB` });
  if (content.length > signsFor(bytesIn(megabytes))) throw tooLarge();
  const bytes = bytesOf(content);
  if (!bytes) throw Invalid({ content: 'Not a file in base64' });
  if (bytes.length > bytesIn(megabytes)) throw tooLarge();
  return bytes;
};
