import { DocumentRefused } from './documentFault.ts';
import { openParts } from './openParts.ts';
import { xmlPieces } from './xml.ts';

const hidden = new Set(['text:tracked-changes', 'office:annotation', 'text:note', 'office:scripts']);
const most = 20;

/** The text of an OpenDocument text file. */
export const readOdt = (bytes: Uint8Array): string => {
  const parts = openParts(bytes, (name) => name === 'content.xml' || name === 'META-INF/manifest.xml');
  if (parts.get('META-INF/manifest.xml')?.includes('manifest:encryption-data'))
    throw new DocumentRefused('encrypted');
  const xml = parts.get('content.xml');
  if (xml === undefined) throw new DocumentRefused('damaged');
  const text: string[] = [];
  let inside = 0;
  let hiding = 0;
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (inside > 0 && hiding === 0) text.push(piece.text.replace(/\s+/gu, ' '));
      continue;
    }
    const { kind, name, tag, isEmpty } = piece;
    if (hidden.has(name) && !isEmpty) hiding = Math.max(0, hiding + (kind === 'open' ? 1 : -1));
    if (name === 'text:p' || name === 'text:h') {
      if (!isEmpty) inside = Math.max(0, inside + (kind === 'open' ? 1 : -1));
      if (kind === 'close' || isEmpty) text.push('\n');
    }
    if (kind !== 'open' || hiding > 0) continue;
    if (name === 'text:tab') text.push('\t');
    if (name === 'text:line-break') text.push('\n');
    if (name === 'text:s')
      text.push(' '.repeat(Math.min(most, Number(/text:c="(\d+)"/u.exec(tag)?.[1] ?? 1))));
  }
  return text.join('');
};
