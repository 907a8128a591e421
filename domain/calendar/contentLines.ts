/** The lines of an RFC 5545 file: at most 75 octets each, ending in CRLF. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** `20260329T073000Z` for an ISO 8601 time in UTC. */
export const stamp = (at: string): string => at.replace(/[-:]|\.\d+/g, '');

/**
 * Escapes a text value. Control characters are removed, as calendars do not allow them; line breaks become
 * .
 */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Quotes a text parameter. It cannot contain quotation marks itself. */
export const quoted = (text: string): string => `"${text.replace(/\p{Cc}/gu, ' ').replaceAll('"', '’')}"`;

const octets = new TextEncoder();
const mostOctets = 75;

/**
 * Folds a line into pieces of at most 75 octets, including the leading space, without splitting a character.
 */
const fold = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > mostOctets) {
      pieces.push(piece);
      piece = '';
      length = 1;
    }
    piece += character;
    length += size;
  }
  return [...pieces, piece].join('\r\n ');
};
