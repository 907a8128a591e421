import { folded } from '../languages/languageNames.ts';
import { countryNamed } from './countries.ts';
import { provincesOfCanada, statesOfUsa } from './states.ts';

export const isCountry = (text: string): boolean =>
  text.trim().toLowerCase() === 'remote' || countryNamed(text) !== null;

const city = String.raw`\p{Lu}[\p{L}.’'-]+(?:[ -][\p{L}.’'-]+){0,3}`;
/** Postal codes of states and provinces, and the names of states. */
const states = `${statesOfUsa}|${provincesOfCanada}|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|North (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South (?:Carolina|Dakota)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming`;
const inState = new RegExp(
  String.raw`^(?<city>${city}),\s*(?<state>${states})(?:\s+\d{5}(?:-\d{4})?)?(?:,\s*(?<country>[\p{L} .]{2,40}))?$`,
  'u',
);
const withCountry = new RegExp(
  String.raw`^(?<city>${city})(?:\s*\(\d{2,3}\))?(?:,\s*(?<region>[\p{L} .-]{2,30}))?,\s*(?<country>[\p{L} .]{2,40})$`,
  'u',
);
const withCode = new RegExp(
  String.raw`(?:^|[,\s])(?:[A-Z]{1,2}[- ])?\d{4,5}\s+(?<city>${city})(?:,\s*(?<country>[\p{L} .]{2,40}))?$`,
  'u',
);
/** "Greater Denver Area", "Raum Frankfurt", "Región de Murcia" are named for their city. */
const around = new RegExp(
  String.raw`^(?:(?:Greater|Großraum|Raum|Région (?:de|d’|d')|Zona (?:metropolitana )?de)\s*(?<city>${city}?)(?:\s+(?:Metropolitan )?Area)?|(?<inArea>${city}?)\s+(?:Metropolitan Area|Bay Area|und Umgebung|et (?:ses )?environs|y alrededores))$`,
  'u',
);

/** "Berlin, Germany" of a part of a line, also behind a postal code; null if it names no place. */
export const placeIn = (part: string): string | null => {
  const text = part.trim();
  const coded = withCode.exec(text)?.groups;
  if (coded?.city)
    return coded.country && isCountry(coded.country) ? `${coded.city}, ${coded.country.trim()}` : coded.city;
  const stated = inState.exec(text)?.groups;
  if (stated && (!stated.country || isCountry(stated.country))) return `${stated.city}, ${stated.state}`;
  const area = around.exec(text)?.groups;
  if (area) return area.city ?? area.inArea ?? null;
  const named = withCountry.exec(text)?.groups;
  return named?.city && named.country && isCountry(named.country)
    ? [named.city, named.country.trim()].join(', ')
    : null;
};

/** Towns with many offices that name no time zone. */
const otherTowns =
  `aachen|ahmedabad|atlanta|austin|bangalore|bangaluru|barcelona|basel|bengaluru|bern|bilbao|birmingham|bochum|bonn|bordeaux|boston|bremen|bristol|charlotte
  |chennai|cologne|dallas|delhi|dortmund|dresden|dusseldorf|edinburgh|essen|frankfurt|geneva|gurgaon|gurugram|hamburg|hannover|hartford|houston|hyderabad
  |jersey city|karlsruhe|koln|krakow|leeds|leipzig|lille|lyon|malaga|manchester|marseille|miami|milan|montpellier|mumbai|munchen|munich|nantes|new delhi
  |nice|noida|nurnberg|nyc|oakland|palo alto|philadelphia|plano|pune|rennes|rotterdam|san francisco|san jose|seattle|sevilla|seville|stuttgart|sunnyvale
  |wien|graz|linz|salzburg|praha|brno|warszawa|gdansk|poznan|katowice|lisboa|porto|milano|roma|torino|geneve|genf|lausanne|bruxelles|antwerp|antwerpen|gent
  |den haag|the hague|eindhoven|goteborg|gothenburg|malmo|kobenhavn|mannheim|augsburg|kiel|bielefeld|munster|wiesbaden|mainz|darmstadt|heidelberg|freiburg
  |regensburg|strasbourg|grenoble|glasgow|cardiff|liverpool|sheffield|nottingham|oxford|cork|galway|cluj-napoca|timisoara|kolkata|kochi|coimbatore|jaipur
  |trivandrum|raleigh|minneapolis|portland|salt lake city|san diego|columbus|pittsburgh|st louis|kansas city|nashville|orlando|irving|scottsdale|ottawa
  |calgary|mississauga|frankfurt am main|tampa|toulouse|utrecht|valencia|wroclaw|zaragoza|zurich`
    .split('|')
    .map((name) => name.trim());
let towns: ReadonlySet<string> | undefined;

/** Whether a word is the name of a large town. The gazetteer, which knows all, is loaded only where places are looked up. */
export const isTown = (text: string): boolean => {
  towns ??= new Set([
    ...Intl.supportedValuesOf('timeZone').map((zone) =>
      folded(zone.split('/').at(-1) ?? '').replaceAll('_', ' '),
    ),
    ...otherTowns,
  ]);
  return towns.has(folded(text.trim()));
};

/** "Port Ltd" of "Port Ltd, Dallas, TX" and of "Port Ltd (Madrid)". */
export const withoutPlace = (text: string): string =>
  text
    .replace(/\((?<inside>[^()]*)\)/gu, (whole, inside: string) =>
      placeIn(inside) !== null || isTown(inside) || isCountry(inside) ? '' : whole,
    )
    .split(/(\t|\s+[|•·–—-]\s+|\s*[|•·]\s*|\(|\))/u)
    .map((part) => {
      const parts = part.split(/,\s*/u);
      const isPlaceFrom = (at: number) => placeIn(parts.slice(at).join(', ')) !== null;
      // "Sai Infotech, Hyderabad, India" looks like a town with its region.
      const fromTown = parts.findLastIndex((town, at) => isTown(town) && isPlaceFrom(at));
      const from = fromTown < 0 ? parts.findIndex((_, at) => isPlaceFrom(at)) : fromTown;
      return from < 0 ? part : parts.slice(0, from).join(', ');
    })
    .join('')
    .replace(/^[\s|•·–—-]+|[\s|•·–—-]+$/gu, '');
