import { foldPlace } from './foldPlace.ts';

const locales = ['en', 'de', 'fr', 'es'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const shortNames = {
  GB: ['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'U.S.A.', 'US', 'EE. UU.', 'EEUU', 'United States of America'],
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  KR: ['Republic of Korea', 'S. Korea', 'S.Korea', 'Korea'],
  NL: ['Holland', 'The Netherlands'],
};

let known: ReadonlyMap<string, string> | undefined;

/** Codes that Unicode names but ISO 3166 gives to no country. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'];

/** The ISO 3166 codes of all countries with their names in a language, in its alphabetical order. */
export const countriesIn = (locale: string): { id: string; name: string }[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((id) => {
      const name = isCurrent(id) && !noCountries.includes(id) ? names.of(id) : undefined;
      return name ? [{ id, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
};

/** ISO 3166 codes by the folded names of countries in the four languages. */
const codes = (): ReadonlyMap<string, string> => {
  known ??= new Map([
    ...locales.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      return letters.flatMap((first) =>
        letters.flatMap((second) => {
          const code = `${first}${second}`;
          const name = isCurrent(code) && names.of(code);
          return name ? [[foldPlace(name), code] as const] : [];
        }),
      );
    }),
    ...Object.entries(shortNames).flatMap(([code, names]) =>
      names.map((name) => [foldPlace(name), code] as const),
    ),
  ]);
  return known;
};

/** Codes of former countries stand for their successors: DD for DE. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The names of a country in English, German, French and Spanish, by its ISO 3166 code. */
export const namesOfCountry = (code: string): string[] => {
  const names = locales.map((locale) =>
    new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code),
  );
  return [...new Set(names.flatMap((name) => name ?? []))];
};

/** The ISO 3166 code of a country by its name in English, German, French or Spanish; null if it is none. */
export const countryNamed = (name: string): string | null => codes().get(foldPlace(name)) ?? null;
