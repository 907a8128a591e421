import { type Currency, currencies, firstCurrencies } from '../contract/billing/currencies.ts';

/** What tells which currency a sign of several means: that of the company, form or column, and those in use. */
export type CurrencyMarket = { usual: Currency; inUse: readonly Currency[] };
export const firstMarket: CurrencyMarket = { usual: 'USD', inUse: firstCurrencies };

type Word = {
  /** A regular expression. */
  written: string;
  means: readonly [Currency, ...Currency[]];
  /** Only as it is written here: "ft" is a foot, "try" is no lira. */
  exact?: true;
  /** In ads it is something else: "Mo–Fr. 40 Stunden". */
  onlyInCells?: true;
};
const word = (written: string, means: Currency | Word['means'], more: Partial<Word> = {}): Word => ({
  written,
  means: typeof means === 'string' ? [means] : means,
  ...more,
});

/** Codes that are words or names in capitals too: only the cell of an amount says these. */
const neverMeant: readonly Currency[] = ['ALL', 'BAM', 'CUP', 'GEL', 'MOP', 'SOS', 'TOP'];
/** Codes that are words in small letters. */
const alsoWords: readonly Currency[] = ['BOB', 'COP', 'LAK', 'MAD', 'MUR', 'PEN', 'RON', 'TRY'];

/** Longer signs stand before those that they end with. */
const words: readonly Word[] = [
  word(String.raw`CA\$|C\$|\$\s?CA(?!\p{L})`, 'CAD'),
  word(String.raw`AU\$|A\$`, 'AUD'),
  word(String.raw`NZ\$`, 'NZD'),
  word(String.raw`SG\$|S\$`, 'SGD'),
  word(String.raw`HK\$`, 'HKD'),
  word(String.raw`NT\$`, 'TWD'),
  word(String.raw`MX\$`, 'MXN'),
  word(String.raw`R\$|reais`, 'BRL'),
  word(String.raw`US\$`, 'USD'),
  word(String.raw`\$`, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'CLP', 'COP', 'ARS']),
  word('€|euros?', 'EUR'),
  word('£', 'GBP'),
  word('₹', 'INR'),
  word(String.raw`Rs\.?|rupees?`, ['INR', 'PKR', 'LKR', 'NPR', 'MUR']),
  word('JP¥|円|yen', 'JPY'),
  word('CN¥|RMB|元', 'CNY'),
  word('[¥￥]', ['JPY', 'CNY']),
  word('₩', 'KRW'),
  word('₫', 'VND'),
  word('฿|baht|บาท', 'THB'),
  word('₱', 'PHP'),
  word('₪', 'ILS'),
  word('₺', 'TRY'),
  word('₴', 'UAH'),
  word('₦', 'NGN'),
  word('₽', 'RUB'),
  word('zł|złotych|zloty|zl', 'PLN'),
  word('Kč', 'CZK'),
  word('Ft', 'HUF', { exact: true }),
  word('lei', 'RON'),
  word(String.raw`SFr\.?`, 'CHF'),
  word(String.raw`Fr\.`, 'CHF', { exact: true, onlyInCells: true }),
  word(String.raw`kr\.?`, ['SEK', 'NOK', 'DKK', 'ISK']),
  word(String.raw`Dhs\.?|د\.إ`, 'AED'),
  word('dirhams?|DH', ['AED', 'MAD']),
  word('RM', 'MYR', { exact: true }),
  word(String.raw`Rp\.?`, 'IDR', { exact: true }),
  word('KSh', 'KES'),
  word('KD', 'KWD', { exact: true }),
  word('FCFA|CFA', ['XOF', 'XAF']),
  word(String.raw`S/\.?`, 'PEN', { exact: true, onlyInCells: true }),
  ...currencies.map((code) => {
    const onlyInCells = neverMeant.includes(code) && ({ exact: true, onlyInCells: true } as const);
    return word(code, code, onlyInCells || (alsoWords.includes(code) ? { exact: true } : {}));
  }),
];

/** Chinese, Japanese and Thai put no space between words. */
const endsInLetter = /(?:(?![\p{Script=Han}\p{Script=Thai}])\p{L}|\?)$/u;
/**
 * A word is not part of another: "kr" is none of "Ukraine". What may follow is said once for all words, because a pattern of
 * all letters takes long to compile.
 */
const oneOf = (some: readonly Word[]): string => {
  const written = some.flatMap((one) => one.written.split('|'));
  const words = written.filter((one) => endsInLetter.test(one));
  const signs = written.filter((one) => !endsInLetter.test(one));
  return `${signs.join('|')}|(?:${words.join('|')})(?!\\p{L})`;
};

/** A regular expression of the currencies that an ad may name. */
export const currencyNames = oneOf(words.filter(({ onlyInCells }) => !onlyInCells));
const inCell = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(words)})`, 'giu');

const known = words.map(({ written, exact, means }) => ({
  means,
  is: new RegExp(`^(?:${written})$`, exact ? 'u' : 'iu'),
}));

/**
 * The currency that a sign or word means. One of several currencies means the usual one if it is among them, else the only one
 * in use; a dollar alone is otherwise that of the United States. Null if it does not tell.
 */
export const currencyMeant = (named: string, { usual, inUse }: CurrencyMarket): Currency | null => {
  const means = known.find(({ is }) => is.test(named))?.means;
  if (!means) return null;
  const [first, ...others] = means;
  if (others.length === 0) return first;
  if (means.includes(usual)) return usual;
  const [used, ...more] = means.filter((one) => inUse.includes(one));
  if (used && more.length === 0) return used;
  return first === 'USD' ? first : null;
};

/** The sign or word for a currency in a cell: "€" of "€ 85", and "CAD" of "$85 CAD", where only one tells which. */
export const currencyWordIn = (cell: string): string | undefined => {
  const said = [...cell.matchAll(inCell)].flatMap(([found]) => {
    const means = known.find(({ is }) => is.test(found))?.means;
    return means ? [{ found, means }] : [];
  });
  return (said.find(({ means }) => means.length === 1) ?? said[0])?.found;
};

/** Hundreds of thousands and tens of millions, as India counts: "12 LPA" are twelve lakhs a year. */
export const lakhs = String.raw`lakhs?(?!\p{L})|lacs?(?!\p{L})|lpa(?!\p{L})`;
export const crores = String.raw`crores?(?!\p{L})|cr(?!\p{L})`;
