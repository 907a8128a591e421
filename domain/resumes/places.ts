import { folded } from './sections.ts';

const locales = ['en', 'de', 'fr', 'es'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: ReadonlySet<string> | undefined;

/** Names of countries in the four languages. */
const countries = (): ReadonlySet<string> => {
  known ??= new Set([
    ...['uk', 'u.k.', 'usa', 'u.s.a.', 'us', 'england', 'scotland', 'wales', 'remote'],
    ...locales.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      return letters.flatMap((first) =>
        letters.flatMap((second) => {
          const name = names.of(`${first}${second}`);
          return name ? [folded(name)] : [];
        }),
      );
    }),
  ]);
  return known;
};

export const isCountry = (text: string): boolean => countries().has(folded(text.trim()));

const city = String.raw`\p{Lu}[\p{L}.’'-]+(?:[ -][\p{L}.’'-]+){0,3}`;
const withCountry = new RegExp(
  String.raw`^(?<city>${city})(?:,\s*(?<region>[\p{L} .-]{2,30}))?,\s*(?<country>[\p{L} .]{2,40})$`,
  'u',
);
const withCode = new RegExp(
  String.raw`(?:^|[,\s])(?:[A-Z]{1,2}[- ])?\d{4,5}\s+(?<city>${city})(?:,\s*(?<country>[\p{L} .]{2,40}))?$`,
  'u',
);

/** "Berlin, Germany" of a part of a line, also behind a postal code; null if it names no place. */
export const placeIn = (part: string): string | null => {
  const text = part.trim();
  const coded = withCode.exec(text)?.groups;
  if (coded?.city)
    return coded.country && isCountry(coded.country) ? `${coded.city}, ${coded.country.trim()}` : coded.city;
  const named = withCountry.exec(text)?.groups;
  return named?.city && named.country && isCountry(named.country)
    ? [named.city, named.country.trim()].join(', ')
    : null;
};
