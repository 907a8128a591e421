/** A tag or a text of an XML file. Tags are named with their prefix, as in `w:p`. */
export type XmlPiece =
  | { kind: 'open' | 'close'; name: string; tag: string; isEmpty: boolean }
  | { kind: 'text'; text: string };

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const character = (code: number): string => {
  const isValid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isValid ? String.fromCodePoint(code) : ' ';
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu, (whole, hex, decimal, name: string) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return named[name] ?? whole;
  });

/** Splits an XML file into tags and texts. Entities that a file defines itself are never expanded. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (let at = 0; at < xml.length; ) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      const end = next === -1 ? xml.length : next;
      yield { kind: 'text', text: decode(xml.slice(at, end)) };
      at = end;
      continue;
    }
    if (xml.startsWith('<!--', at)) {
      at = after(xml, '-->', at);
      continue;
    }
    if (xml.startsWith('<![CDATA[', at)) {
      const end = after(xml, ']]>', at);
      yield { kind: 'text', text: xml.slice(at + 9, end - 3) };
      at = end;
      continue;
    }
    const end = after(xml, '>', at);
    const tag = xml.slice(at + 1, end - 1);
    const name = /^\/?([\w:.-]+)/u.exec(tag)?.[1];
    if (name) yield { kind: tag.startsWith('/') ? 'close' : 'open', name, tag, isEmpty: tag.endsWith('/') };
    at = end;
  }
}

const after = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from);
  return at === -1 ? xml.length : at + mark.length;
};
