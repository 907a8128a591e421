export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** Replaces invalid bytes; rows that contain it are reported as unreadable. */
export const unreadable = '\uFFFD';

/**
 * Detects a file's encoding by its first bytes, or by the zero bytes of UTF-16 in Latin text. A file that is
 * not valid UTF-8 is Windows-1252, as Excel writes CSV.
 */
export const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const many = start.length / 8;
  if ((zeros[1] ?? 0) > many) return 'utf-16le';
  if ((zeros[0] ?? 0) > many) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** A damaged UTF-8 file has more valid letters beyond ASCII than invalid bytes. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  const beyondAscii = new TextDecoder().decode(bytes).match(/[^\0-\x7f]/g) ?? [];
  const invalid = beyondAscii.filter((sign) => sign === unreadable).length;
  return invalid <= beyondAscii.length - invalid;
};

/** A file's text without its byte order mark. Invalid bytes become `unreadable`. */
export const readText = (bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): string =>
  new TextDecoder(encoding).decode(bytes);
