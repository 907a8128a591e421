import { countryNamed } from '../places/countries.ts';

export const isCountry = (text: string): boolean =>
  text.trim().toLowerCase() === 'remote' || countryNamed(text) !== null;

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
