/** "A N A  R U I Z": some layouts space letters out, and words more. */
const spacedLine = /^(?:\p{L} ){2,}\p{L}(?:(?: {2,}|\t)(?:\p{L} )*\p{L})*$/gmu;
const closed = (line: string): string =>
  line
    .split(/ {2,}|\t/u)
    .map((letters) => letters.replaceAll(' ', ''))
    .join(' ');

/** The hyphen of "Kuber-⏎netes", but not of "Haupt-⏎und Nebenkosten" or of an address. */
const brokenWord =
  /(?<=(?<![^\s(])\p{L}*\p{Ll}{2})-\n(?=(?!(?:und|oder|and|or|et|ou|y|o|e)(?!\p{L}))\p{Ll}{2})/gu;

/** "Java-⏎Entwickler" */
const brokenCompound = /(?<=(?<![^\s(])\p{L}*\p{Ll}{2})-\n(?=\p{Lu}\p{Ll})/gu;

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
    // Marks of lists and icons of fonts that have signs of their own.
    .replace(/^[ \t]*[\ue000-\uf8ff]+[ \t]*/gmu, '• ')
    .replace(/[ \t]*[\ue000-\uf8ff]+[ \t]*/gu, '\t')
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/[ \t]+$/gmu, '')
    .replace(spacedLine, closed)
    // Signs of icons and columns that some layouts write as spaces.
    .replace(/ {3,}/gu, '\t')
    .replace(/ {2,}/gu, ' ')
    .replace(brokenWord, '')
    .replace(brokenCompound, '-')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
