import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { foldPlace } from '../domain/places/foldPlace.ts';

/**
 * Creates the list of cities from a dump of GeoNames: `node scripts/makeGazetteer.ts cities15000.txt`. Cities
 * with at least 30,000 people and all capitals and seats of regions are kept, the largest first. Names other
 * than the local one are kept for those with at least 100,000 people, in letters that English, German, French
 * and Spanish use.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('The dump of GeoNames is missing');
const target = new URL('../domain/places/data/cities.json', import.meta.url);

const seats = new Set(['PPLC', 'PPLA']);
/** The City of London is listed with the people of London. */
const isPart = (name?: string, kind?: string) => kind === 'PPLX' || String(name).startsWith('City of ');
const usual =
  /^\p{Lu}[a-zäöüßéèêëáàâãåíìîïóòôõúùûñçœ]{2,}(?:[ -][A-Za-zäöüßéèêëáàâãåíìîïóòôõúùûñçœ’']+){0,3}$/u;

const cities = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, name, ascii, others, latitude, longitude, , kind, country, , region, , , , people, , , zone] =
      line.split('\t') as string[];
    return { name, ascii, others, latitude, longitude, kind, country, region, people: Number(people), zone };
  })
  .filter(({ name, people, kind }) => !isPart(name, kind) && (people >= 30_000 || seats.has(String(kind))))
  .sort((a, b) => b.people - a.people || String(b.others).length - String(a.others).length);

/** One spelling of each name, with its accents if it has any. */
const otherNames = ({ name, ascii, others, people }: (typeof cities)[number]): string[] => {
  const given =
    people >= 100_000
      ? String(others)
          .split(',')
          .filter((one) => usual.test(one))
      : [];
  const spellings = Map.groupBy([String(ascii), ...given], foldPlace);
  spellings.delete(foldPlace(String(name)));
  return [...spellings.values()].flatMap(
    (each) => each.find((one) => /[^\p{ASCII}]/u.test(one)) ?? each[0] ?? [],
  );
};

const whereOf = ({ country, region }: (typeof cities)[number]): string =>
  country === 'US' ? `US-${region}` : String(country);
/** The time zone of most cities of each country, or state. Only others are written beside a city. */
const zones = Object.fromEntries(
  [...Map.groupBy(cities, whereOf)]
    .map(([where, there]) => {
      const counted = [...Map.groupBy(there, ({ zone }) => zone)].sort(([, a], [, b]) => b.length - a.length);
      return [where, String(counted[0]?.[0])] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

const lines = cities.map((city) =>
  [
    city.name,
    whereOf(city),
    Number(city.latitude).toFixed(2),
    Number(city.longitude).toFixed(2),
    otherNames(city).join('|'),
    ...(city.zone === zones[whereOf(city)] ? [] : [city.zone]),
  ].join('\t'),
);
const version = createHash('sha256')
  .update(JSON.stringify([zones, lines]))
  .digest('hex')
  .slice(0, 8);
const notice = 'GeoNames, cities with more than 15,000 people, CC BY 4.0; changed: cut.';
const text = `${JSON.stringify({ notice, version, zones, cities: lines }, null, 1)}\n`;
writeFileSync(target, text);
console.log(
  `${lines.length} cities, ${text.length} bytes, ${gzipSync(text).length} gzip, version ${version}`,
);
