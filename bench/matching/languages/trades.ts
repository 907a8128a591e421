import { readFileSync } from 'node:fs';
import { english } from './sentences/english.ts';
import { german } from './sentences/german.ts';
import { polish } from './sentences/polish.ts';
import { portuguese } from './sentences/portuguese.ts';
import { romanian } from './sentences/romanian.ts';
import { spanish } from './sentences/spanish.ts';
import { turkish } from './sentences/turkish.ts';

/** Of the skill dictionary, only the first three. */
export const languageTexts = {
  English: { code: 'en', sentences: english },
  German: { code: 'de', sentences: german },
  Spanish: { code: 'es', sentences: spanish },
  Polish: { code: 'pl', sentences: polish },
  Romanian: { code: 'ro', sentences: romanian },
  Turkish: { code: 'tr', sentences: turkish },
  Portuguese: { code: 'pt', sentences: portuguese },
} as const;

export type Language = keyof typeof languageTexts;
export const languageNames = Object.keys(languageTexts) as Language[];

/** Rules may be improved with the first half; no rule is made for the second. */
export const workingTrades = [
  'accountant',
  'warehouse-worker',
  'marketing-specialist',
  'chef',
  'teacher',
  'customer-service-agent',
  'system-administrator',
  'physiotherapist',
];
export const heldOutTrades = [
  'nurse',
  'electrician',
  'hr-specialist',
  'data-analyst',
  'buyer',
  'mechanical-designer',
  'site-manager',
  'car-mechanic',
];

/** How an ad asks for a skill, and how a resume names it. */
export type Phrases = { asked: string; held: string };
export type Trade = { title: string; skills: ReadonlyMap<string, Phrases> };
/** By the same English keys in every language. */
export type Trades = ReadonlyMap<string, Trade>;

export const readTrades = (language: Language): Trades => {
  const file = new URL(`../data/trades.${languageTexts[language].code}.tsv`, import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [trade = '', title = '', skill = '', asked = '', held = ''] = line.split('\t');
      return { trade, title, skill, asked, held };
    });
  return new Map(
    [...Map.groupBy(rows, ({ trade }) => trade)].map(([trade, its]) => [
      trade,
      {
        title: its[0]?.title ?? '',
        skills: new Map(its.map(({ skill, asked, held }) => [skill, { asked, held }])),
      },
    ]),
  );
};
