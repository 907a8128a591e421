import { DocumentRefused } from './documentFault.ts';
import { openParts } from './openParts.ts';
import { xmlPieces } from './xml.ts';

const wanted = /^word\/(?:document|header\d*|footer\d*)\.xml$/u;

/** Text that Word does not show, or shows a second time. */
const hidden = new Set(['w:del', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:moveFrom']);
const breaks: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' };

/** The text of a Word document: headers, then the body, then footers. */
export const readDocx = (bytes: Uint8Array): string => {
  const parts = openParts(bytes, (name) => wanted.test(name));
  const body = parts.get('word/document.xml');
  if (body === undefined) throw new DocumentRefused('damaged');
  const others = (kind: string) =>
    [...parts].filter(([name]) => name.startsWith(`word/${kind}`)).map(([, xml]) => textOf(xml));
  return [...new Set(others('header')), textOf(body), ...new Set(others('footer'))].join('\n');
};

/** Longer cells are no label of what stands beside them. */
const longestLabel = 60;

/** The cells of a row on one line, if each but the last has one paragraph; else one cell after the other, as in columns of a page. */
const rowOf = (cells: readonly string[]): string => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isOneLine = filled.slice(0, -1).every((cell) => !cell.includes('\n') && cell.length <= longestLabel);
  return `${filled.join(isOneLine ? '\t' : '\n')}\n`;
};

const textOf = (xml: string): string => {
  let text: string[] = [];
  /** What stands before the cells of the rows that are open, and their cells. */
  const rows: { before: string[]; cells: string[] }[] = [];
  let isText = false;
  let hiding = 0;
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (isText && hiding === 0) text.push(piece.text);
      continue;
    }
    const { kind, name, isEmpty } = piece;
    if (hidden.has(name) && !isEmpty) hiding = Math.max(0, hiding + (kind === 'open' ? 1 : -1));
    if (name === 'w:t') isText = kind === 'open' && !isEmpty;
    if (kind === 'open' && hiding === 0) text.push(breaks[name] ?? '');
    if (name === 'w:p' && (kind === 'close' || isEmpty)) text.push('\n');
    if (name === 'w:tr' && !isEmpty) {
      const row = kind === 'close' ? rows.pop() : undefined;
      if (kind === 'open') rows.push({ before: text, cells: [] });
      else if (row) text = [...row.before, rowOf(row.cells)];
      if (kind === 'open') text = [];
    }
    if (name === 'w:tc' && kind === 'close') {
      rows.at(-1)?.cells.push(text.join(''));
      text = [];
    }
  }
  return [...rows.flatMap(({ before, cells }) => [...before, ...cells]), ...text].join('');
};
