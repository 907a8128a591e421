import { countryNamed } from './countries.ts';
import { foldPlace } from './foldPlace.ts';
import { countriesOfRegion } from './regions.ts';

export type City = {
  name: string;
  /** ISO 3166 code. */
  country: string;
  /** Postal code of the state, in the United States only. */
  state: string | null;
  /** Degrees. */
  latitude: number;
  longitude: number;
  otherNames: readonly string[];
  /** IANA name. */
  zone: string | null;
};

/**
 * What a location says: "Munich, Germany" a city, "Deutschland" a country, "Bad Nowhere, Germany" only its country. "DACH" is
 * the countries of a region, and in none of them.
 */
export type Place = { city: City | null; country: string; isCountry: boolean; region?: readonly string[] };

export type Gazetteer = {
  version: string;
  /** The place that a text names; of several cities the one with most people. Null if it names none. */
  read(text: string): Place | null;
  /** The IANA time zone of a place; null for a country where it depends on the city. */
  zoneOf(place: Place): string | null;
};

/**
 * Reads lines of name, country, latitude, longitude, other names and time zone, separated by tabs, the largest city
 * first. A city without a time zone has that of its country, or state, in `zones`.
 */
export const makeGazetteer = ({
  version,
  zones,
  cities,
}: {
  version: string;
  zones: Readonly<Record<string, string>>;
  cities: readonly string[];
}): Gazetteer => {
  /** Numbers of lines by folded name: almost all names have one. */
  const named = new Map<string, number | number[]>();
  for (const [at, line] of cities.entries()) {
    const [name = '', , , , others = ''] = line.split('\t');
    for (const one of new Set([name, ...others.split('|')].map(foldPlace))) {
      if (one === '') continue;
      const before = named.get(one);
      named.set(one, before === undefined ? at : [before, at].flat());
    }
  }
  const read: City[] = [];
  const cityAt = (at: number): City => (read[at] ??= readCity(cities[at] ?? '', zones));
  /** Countries of which at least one city in twenty has another time zone than most. */
  let divided: Set<string> | undefined;
  const isDivided = (country: string): boolean => {
    divided ??= dividedCountries(cities);
    return divided.has(country);
  };

  return {
    version,
    read(text) {
      const region = countriesOfRegion(text);
      if (region) return { city: null, country: '', isCountry: false, region };
      const [first = '', ...rest] = text.split(',').map((part) => part.trim());
      const country = rest.map(countryNamed).findLast((code) => code !== null) ?? null;
      const state = rest.find((part) => /^\p{L}{2}$/u.test(part))?.toUpperCase() ?? null;
      const wholeCountry = rest.length === 0 ? countryNamed(first) : null;
      const found = [named.get(foldPlace(first)) ?? []].flat().map(cityAt);
      const city =
        found.find((one) => (country ? one.country === country : state === null || one.state === state)) ??
        null;
      // Singapore and Luxembourg are both.
      if (wholeCountry && city?.country !== wholeCountry)
        return { city: null, country: wholeCountry, isCountry: true };
      if (city) return { city, country: city.country, isCountry: false };
      return country === null ? null : { city: null, country, isCountry: false };
    },
    zoneOf: ({ city, country }) => city?.zone ?? (isDivided(country) ? null : (zones[country] ?? null)),
  };
};

const dividedCountries = (cities: readonly string[]): Set<string> => {
  const counts = new Map<string, { all: number; other: number }>();
  for (const line of cities) {
    const [, where = '', , , , zone] = line.split('\t');
    const count = counts.get(where) ?? { all: 0, other: 0 };
    counts.set(where, { all: count.all + 1, other: count.other + Number(zone !== undefined) });
  }
  return new Set(
    [...counts].flatMap(([where, { all, other }]) => (other * 20 >= all && other > 0 ? [where] : [])),
  );
};

const readCity = (line: string, zones: Readonly<Record<string, string>>): City => {
  const [name = '', where = '', latitude, longitude, others = '', zone] = line.split('\t');
  const [country = '', state = null] = where.split('-');
  return {
    name,
    country,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: others === '' ? [] : others.split('|'),
    zone: zone ?? zones[where] ?? null,
  };
};

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers between two cities, by the haversine formula. */
export const distance = (a: City, b: City): number => {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const half = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
};

/** Whether a place lies in another, or within so many kilometers of that city. */
export const liesIn = (place: Place | null, wanted: Place | null, within: number): boolean => {
  if (!place || !wanted) return false;
  if (wanted.region) return wanted.region.includes(place.country);
  if (wanted.isCountry) return place.country === wanted.country;
  if (!place.city || !wanted.city) return false;
  return place.city === wanted.city || (within > 0 && distance(place.city, wanted.city) <= within);
};
