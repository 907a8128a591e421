/** The lines of an RFC 5545 file: at most 75 octets each, ending in CRLF. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** `20260329T073000Z` for a moment, ISO 8601 in UTC. */
export const stamp = (at: string): string => at.replace(/[-:]|\.\d+/g, '');

/** A text as a value. Control characters have no place in a calendar; line breaks are written as \n. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A text as a parameter, between quotation marks, which it cannot contain itself. */
export const quoted = (text: string): string => `"${text.replace(/\p{Cc}/gu, ' ').replaceAll('"', '’')}"`;

const octets = new TextEncoder();
const mostOctets = 75;

/** Breaks a line so that no piece is longer than 75 octets, the space of its continuation included, nor half a character. */
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
