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

const textOf = (xml: string): string => {
  const text: string[] = [];
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
    // A cell ends with a paragraph of its own; its row is read as lines.
    if (name === 'w:p' && (kind === 'close' || isEmpty)) text.push('\n');
  }
  return text.join('');
};
