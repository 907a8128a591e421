/** Decimal and thousands separators of a language. */
const signsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const signs = new Map(parts.map(({ type, value }) => [type, value]));
  return { decimal: String(signs.get('decimal')), group: String(signs.get('group')) };
};

/**
 * Parses a number: '1.250,50' in German, '1,250.50' in English. A separator that cannot separate thousands is
 * read as the decimal one in any language. NaN if invalid.
 */
export const readAmount = (typed: string, locale: string): number => {
  const { decimal, group } = signsOf(locale);
  const text = typed.replace(/[\s'’]/g, '');
  const grouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d*)?$`);
  if (grouped.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.'));
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** A number for editing: the language's decimal separator, no thousands separator. */
export const writeAmount = (amount: number, locale: string, digits: number): string =>
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
