/** Characters that XML 1.0 cannot have, even escaped; halves of a pair too. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const xmlText = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Content = string | null | undefined;

/** An element with a text; nothing without one, as empty elements are refused by EN 16931. */
export const leaf = (name: string, text: Content, attributes: Record<string, string> = {}): string => {
  const written = xmlText(text ?? '').trim();
  if (!written) return '';
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${named.join('')}>${written}</${name}>`;
};

/** An element around others; nothing without them. */
export const node = (name: string, ...content: readonly string[]): string => {
  const inner = content.join('');
  return inner && `<${name}>${inner}</${name}>`;
};

export const xmlDocument = (
  name: string,
  namespaces: Record<string, string>,
  ...content: string[]
): string => {
  const named = Object.entries(namespaces).map(([prefix, urn]) => ` xmlns${prefix && `:${prefix}`}="${urn}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${named.join('')}>${content.join('')}</${name}>\n`;
};
