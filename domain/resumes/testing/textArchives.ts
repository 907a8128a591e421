import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraphsOf = (lines: readonly string[]): string =>
  lines
    .map(
      (line) =>
        `<w:p><w:r><w:t xml:space="preserve">${escaped(line).replaceAll('\t', '</w:t><w:tab/><w:t>')}</w:t></w:r></w:p>`,
    )
    .join('');

/** A Word document with a paragraph for each line. */
export const docxOf = (
  lines: readonly string[],
  more: Record<string, string> = {},
): Uint8Array<ArrayBuffer> => wordOf(paragraphsOf(lines), more);

/** A Word document with one table; a cell has a paragraph for each of its lines. */
export const tableDocx = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const cellOf = (cell: string) => `<w:tc><w:tcPr/>${paragraphsOf(cell.split('\n'))}</w:tc>`;
  return wordOf(
    `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cellOf).join('')}</w:tr>`).join('')}</w:tbl>`,
  );
};

const wordOf = (body: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return archive({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    ...more,
  });
};

/** An OpenDocument text with a paragraph for each line. */
export const odtOf = (lines: readonly string[], manifest = ''): Uint8Array<ArrayBuffer> =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `<manifest:manifest>${manifest}</manifest:manifest>`,
    'content.xml': `<office:text>${lines.map((line) => `<text:p>${escaped(line).replaceAll('\t', '<text:tab/>')}</text:p>`).join('')}</office:text>`,
  });

const archive = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

/** An RTF file with a paragraph for each line. */
export const rtfOf = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const encoded = (line: string) =>
    [...line]
      .map((sign) => {
        const code = sign.charCodeAt(0);
        if (code > 255) return `\\u${code > 32767 ? code - 65536 : code}?`;
        if (code > 127) return `\\'${code.toString(16)}`;
        return '\\{}'.includes(sign) ? `\\${sign}` : sign;
      })
      .join('');
  const text = lines.map((line) => `${encoded(line)}\\par`).join('\n');
  return new Uint8Array(
    strToU8(`{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator Test;}\n${text}\n}`),
  );
};
