import { foldPlace } from './foldPlace.ts';

const words = (codes: string): string[] => codes.split(' ');

const eu = words('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
const eea = [...eu, 'IS', 'LI', 'NO'];
const europe = [...eea, ...words('AD AL BA BY CH FO GB GG GI IM JE MC MD ME MK RS SM UA VA XK')];
const mena = words('AE BH DZ EG EH IL IQ IR JO KW LB LY MA OM PS QA SA SY TN YE');
const subSaharan = words(
  'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW',
);

/** Regions as ads and searches name them, in four languages, with the ISO 3166 codes of their countries. */
const regions: readonly (readonly [names: readonly string[], countries: readonly string[]])[] = [
  [['EU', 'European Union', 'Europäische Union', 'Union européenne', 'UE', 'Unión Europea'], eu],
  [
    [
      'EEA',
      'European Economic Area',
      'EWR',
      'Europäischer Wirtschaftsraum',
      'EEE',
      'Espace économique européen',
      'Espacio Económico Europeo',
    ],
    eea,
  ],
  [['Europe', 'Europa'], europe],
  [
    ['DACH', 'D-A-CH', 'DACH region', 'DACH-Raum', 'DACH-Region', 'région DACH', 'región DACH'],
    words('AT CH DE LI'),
  ],
  [
    ['Nordics', 'the Nordics', 'Nordic countries', 'Nordische Länder', 'pays nordiques', 'países nórdicos'],
    words('AX DK FI FO GL IS NO SE'),
  ],
  [['Scandinavia', 'Skandinavien', 'Scandinavie', 'Escandinavia'], words('DK NO SE')],
  [['Benelux', 'Bénélux'], words('BE LU NL')],
  [
    ['Baltics', 'the Baltics', 'Baltic states', 'Baltikum', 'pays baltes', 'países bálticos'],
    words('EE LT LV'),
  ],
  [
    ['LATAM', 'Latin America', 'Lateinamerika', 'Amérique latine', 'América Latina', 'Latinoamérica'],
    words('AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE'),
  ],
  [
    ['APAC', 'Asia-Pacific', 'Asia and Pacific', 'Asien-Pazifik', 'Asie-Pacifique', 'Asia-Pacífico'],
    words('AU BD BN BT CN FJ HK ID IN JP KH KR LA LK MM MN MO MV MY NP NZ PG PH PK SG TH TL TW VN'),
  ],
  [
    [
      'MENA',
      'Middle East and North Africa',
      'Nahost und Nordafrika',
      'Naher Osten und Nordafrika',
      'Moyen-Orient et Afrique du Nord',
      'Oriente Medio y Norte de África',
    ],
    mena,
  ],
  [
    ['EMEA', 'Europe, Middle East and Africa'],
    [...europe, ...mena, 'TR', ...subSaharan],
  ],
  [['North America', 'Nordamerika', 'Amérique du Nord', 'Norteamérica'], words('CA MX US')],
];

const byName = new Map(
  regions.flatMap(([names, countries]) => names.map((name) => [foldPlace(name), countries] as const)),
);

/** The ISO 3166 codes of the countries in a region; null for a name of none. */
export const countriesOfRegion = (name: string): readonly string[] | null =>
  byName.get(foldPlace(name)) ?? null;

/** The names of all regions, the longest first. */
export const regionNames: readonly string[] = regions
  .flatMap(([names]) => names)
  .sort((one, other) => other.length - one.length);
