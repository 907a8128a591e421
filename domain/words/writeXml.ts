/** Characters that XML 1.0 cannot have, even escaped; halves of a pair too. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const possible = (text: string): string => text.replaceAll(impossible, '');

export const xmlText = (text: string): string =>
  possible(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Content = string | null | undefined;
type Attributes = Record<string, string>;

const withAttributes = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ');

/** An element of attributes alone. */
export const mark = (name: string, attributes: Attributes): string =>
  `<${withAttributes(name, attributes)}/>`;

/** An element with a text that readers take as it is, without entities; nothing without one. */
export const literal = (name: string, text: Content): string =>
  text ? `<${name}><![CDATA[${possible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : '';

/** An element with a text; nothing without one, as empty elements are refused by EN 16931. */
export const leaf = (name: string, text: Content, attributes: Attributes = {}): string => {
  const written = xmlText(text ?? '').trim();
  return written && `<${withAttributes(name, attributes)}>${written}</${name}>`;
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
