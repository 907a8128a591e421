/** A spreadsheet must not take a cell for a formula. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

const cell = (value: unknown): string => {
  const text = harmless(Array.isArray(value) ? value.join('; ') : value == null ? '' : String(value));
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as RFC 4180 text with a line of headings. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
