/** The signs a language writes between whole and part, and between thousands. */
const signsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const signs = new Map(parts.map(({ type, value }) => [type, value]));
  return { decimal: String(signs.get('decimal')), group: String(signs.get('group')) };
};

/**
 * The number somebody typed: '1.250,50' in German, '1,250.50' in English. A sign that cannot stand between thousands
 * is taken for the decimal one, whoever's it is. NaN when it is no number.
 */
export const readAmount = (typed: string, locale: string): number => {
  const { decimal, group } = signsOf(locale);
  const text = typed.replace(/[\s'’]/g, '');
  const grouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d*)?$`);
  if (grouped.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.'));
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** A number as a form shows it to be changed: the language's decimal sign, nothing between thousands. */
export const writeAmount = (amount: number, locale: string, digits: number): string =>
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
