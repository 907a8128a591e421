/** "A N A  R U I Z": some layouts space letters out, and words more. */
const spacedLine = /^(?:\p{L} ){2,}\p{L}(?:(?: {2,}|\t)(?:\p{L} )*\p{L})*$/gmu;
const closed = (line: string): string =>
  line
    .split(/ {2,}|\t/u)
    .map((letters) => letters.replaceAll(' ', ''))
    .join(' ');

/** Without control characters, repeated spaces and empty lines; ligatures become letters. */
export const withPlainSigns = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC'))
    // Some fonts draw the dash of a period with the sign of a hyphen that only shows at the end of a line.
    .replace(/(?<=\s)\u00ad(?=\s)/gu, '–')
    .replace(/\u00ad|\u200b|\ufeff/gu, '')
    .replace(/\u00a0|\u202f|\u2009/gu, ' ')
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/[ \t]+$/gmu, '')
    .replace(spacedLine, closed)
    .replace(/ {2,}/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
