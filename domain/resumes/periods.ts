import { folded, foldedSameLength } from '../languages/languageNames.ts';

/** The months from the first to the last, as `YYYY-MM`; `to` is null while it lasts. */
export type Period = { from: string | null; to: string | null; isOpen: boolean };

const names = [
  'january|january|januar|janner|janvier|janv|jan|enero|ene',
  'february|februar|fevrier|fevr|feb|fev|febrero',
  'march|marz|maerz|mrz|mars|mar|marzo',
  'april|avril|avr|apr|abril|abr',
  'may|mai|mayo',
  'june|juni|juin|jun|junio',
  'july|juli|juillet|juil|jul|julio',
  'august|aout|aug|agosto|ago',
  'september|septembre|septiembre|setiembre|sept|sep|set',
  'october|oktober|octobre|octubre|oct|okt',
  'november|novembre|noviembre|nov',
  'december|dezember|decembre|diciembre|dec|dez|dic',
].map((list) => list.split('|'));
const monthByName = new Map(names.flatMap((list, at) => list.map((name) => [name, at + 1] as const)));

const anyMonth = [...monthByName.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** First and last month of the meteorological seasons of the north; winter ends in the year after. */
const seasons: readonly (readonly [first: number, last: number, names: string])[] = [
  [3, 5, 'spring|fruhling|fruhjahr|printemps|primavera'],
  [6, 8, 'summer|sommer|ete|verano'],
  [9, 11, 'autumn|fall|herbst|automne|otono'],
  [12, 14, 'winter|hiver|invierno'],
];
/** Parts of a year, with the month that they stand for. */
const partsOfYear: readonly (readonly [month: number, names: string])[] = [
  [1, 'early|beginning of|anfang|debut|inicios de|principios de'],
  [6, 'mid|middle of|mitte|mi|mediados de'],
  [12, 'late|end of|ende|fin|finales de'],
];
const anyPart = partsOfYear.map(([, names]) => names).join('|');
const anySeason = seasons.map(([, , names]) => names).join('|');

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const ofYear = String.raw`[\s,/-]*(?:de\s+|del\s+|of\s+)?`;
const dayOf = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.)?\s+(?:of\s+|de\s+)?)?`;

/** Spellings of a month or a year, each with the groups that `monthOf` reads. */
const spellings = (name: string): string[] => [
  String.raw`${dayOf}(?<${name}Word>${anyMonth})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?,)?${ofYear}(?<${name}A>${year})`,
  String.raw`(?:\d{1,2}[./])?(?<${name}M>1[0-2]|0?[1-9])\s?[./-]\s?(?<${name}B>${year})`,
  String.raw`(?<${name}C>${year})[-/.](?<${name}N>1[0-2]|0[1-9])(?!\d)(?:[-/.]\d{1,2})?`,
  `[qt](?<${name}Quarter>[1-4])${ofYear}(?<${name}E>${year})`,
  String.raw`(?<${name}F>${year})[\s/-]*[qt](?<${name}Quarter2>[1-4])`,
  `(?<${name}Season>${anySeason})${ofYear}(?<${name}G>${year})`,
  String.raw`(?<${name}Quarter3>[1-4])(?:\.|er|e|eme|o|st|nd|rd|th)?\s+(?:quartal|quarter|trimestre)${ofYear}(?<${name}H>${year})`,
  `(?<${name}Part>${anyPart})[\\s-]+(?<${name}I>${year})`,
  `(?<${name}D>${year})`,
];
/** Years of two digits are read in a range only: elsewhere "May 21" is a day. */
const shortSpellings = (name: string): string[] => [
  String.raw`(?<${name}Word2>${anyMonth})\.?[\s/-]*['’‘]?(?<${name}Short>\d\d)`,
  String.raw`(?<${name}M2>1[0-2]|0[1-9])[/.]['’‘]?(?<${name}Short2>\d\d)(?![/.])`,
];
const oneOf = (them: readonly string[]) => String.raw`(?:${them.join('|')})(?!\d)`;
const point = (name: string) => oneOf(spellings(name));
const pointOfRange = (name: string) => oneOf([...spellings(name), ...shortSpellings(name)]);

const open =
  "(?:(?:bis |jusqu['’]a |the |a )?(?:date|to date|till date|until now|present|presente|now|today|current|currently|ongoing|heute|jetzt|aktuell|laufend|dato|aujourd['’]hui|ce jour|en cours|maintenant|a ce jour|(?:la )?actualidad|la fecha|actual|actualmente|hoy))";
const between = String.raw`\s*(?:-{1,2}|–|—|−|~|→|to|until|till|through|bis|a|au|jusqu['’]a|hasta|al)\s*`;
const orTo = String.raw`(?:${between}|\s*/\s+)`;
const begin = String.raw`(?<![\p{L}\d])(?:from\s+|von\s+|de\s+|del\s+|du\s+|desde\s+)?(?:el\s+|le\s+)?`;
const ranges = [
  String.raw`${begin}${pointOfRange('f')}${orTo}(?:el\s+|le\s+)?(?:(?<open>${open})(?!\p{L})|${pointOfRange('t')})`,
  String.raw`(?<!\p{L})(?:between|entre|zwischen)\s+${point('f')}\s+(?:and|et|und|y)\s+${point('t')}`,
  // "June – August 2014"
  String.raw`${begin}(?<fWord>${anyMonth})\.?${between}(?<tWord>${anyMonth})\.?${ofYear}(?<tA>${year})(?!\d)`,
  String.raw`${begin}(?<fD>${year})\s?/\s?(?<tD>${year})(?!\d)`,
  // "2019–21"
  String.raw`${begin}(?<fD>${year})(?:\s?[–—]\s?|[/-](?!0[1-9]|1[0-2]))(?<tYear>\d\d)(?![\d./])`,
  // Two months with nothing between them, as some PDF files lose the dash.
  String.raw`${begin}(?<fWord>${anyMonth})\.?\s+(?<fA>${year})\s+(?<tWord>${anyMonth})\.?\s+(?<tA>${year})(?!\d)`,
].map((words) => new RegExp(words, 'u'));
/** "since 2019", and "March 2021 –" at the end of a line. */
const lasting = [
  String.raw`(?<!\p{L})(?:since|seit|ab|depuis|desde|a partir d[eu])\s+(?:le\s+|dem\s+|el\s+)?${point('f')}`,
  String.raw`${begin}${point('f')}\s+(?:and\s+|y\s+)?(?:onwards?|en adelante)(?!\p{L})`,
  String.raw`${begin}${point('f')}\s*[–—-]\s*$`,
].map((words) => new RegExp(words, 'u'));
const season = new RegExp(
  String.raw`(?<![\p{L}\d])(?<fSeason>${anySeason})${ofYear}(?<fG>${year})(?!\d)`,
  'u',
);
const single = new RegExp(String.raw`(?<![\p{L}\d])${point('f')}`, 'u');
/** How long something lasted: "2 years 10 months", "3 yrs 2 mos". */
const unit = '(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|mes(?:es)?)';
const time = String.raw`\d{1,2}(?:[.,]\d)?\+?\s*${unit}(?:,?\s*(?:and|und|et|y)?\s*\d{1,2}\s*${unit})?`;
const lengths = new RegExp(String.raw`\(\s*${time}\s*\)|[·•]\s*${time}\s*$`, 'gu');
const onlyLength = new RegExp(String.raw`^\s*\(?\s*${time}\s*\)?\s*$`, 'u');

/** Whether a word is the name of a month. */
export const isMonth = (word: string): boolean => monthByName.has(folded(word).replace(/\.$/u, ''));

/** Whether a text says nothing but how long something lasted. */
export const isLength = (text: string): boolean => onlyLength.test(folded(text));

/** The text without seasons of a year: "Spring 2012" is no framework. */
export const withoutSeasons = (text: string): string => {
  const found = season.exec(foldedSameLength(text));
  return found ? without(text, found.index, found[0].length) : text;
};

/** "05/31/2021" has the month first, and so have the other days beside it. The text keeps its length. */
const usDay = new RegExp(String.raw`^(?=.*(?<!\d)(?:0[1-9]|1[0-2])/(?:1[3-9]|2\d|3[01])/${year}).*$`, 'u');
const inUsOrder = (text: string): string => text.replace(/(?<![\d/])(\d\d)\/(\d\d)(?=\/\d{4})/gu, '$2/$1');

type Groups = Record<string, string | undefined>;

const fullYear = (written: string): string => (Number(written) < 50 ? `20${written}` : `19${written}`);

const monthOf = (groups: Groups, name: string, isEnd: boolean): string | null => {
  const of = (...parts: string[]) =>
    parts.map((part) => groups[`${name}${part}`]).find((one) => one !== undefined);
  const short = of('Short', 'Short2', 'Year');
  const on = of('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I') ?? (short && fullYear(short));
  if (on === undefined) return null;
  const word = of('Word', 'Word2');
  const quarter = of('Quarter', 'Quarter2', 'Quarter3');
  const part = partsOfYear.find(([, names]) => names.split('|').includes(of('Part') ?? ''));
  const inSeason = seasons.find(([, , names]) => names.split('|').includes(of('Season') ?? ''));
  const month = word
    ? (monthByName.get(word) as number)
    : quarter
      ? Number(quarter) * 3 - (isEnd ? 0 : 2)
      : inSeason
        ? inSeason[isEnd ? 1 : 0]
        : Number(part?.[0] ?? of('M', 'N', 'M2') ?? (isEnd ? 12 : 1));
  return month > 12
    ? `${Number(on) + 1}-${String(month - 12).padStart(2, '0')}`
    : `${on}-${String(month).padStart(2, '0')}`;
};

const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;

/** A text's first period and the text without it; null if there is none. */
export const periodIn = (text: string): { period: Period; rest: string } | null => {
  const plain = foldedSameLength(text).replace(usDay, inUsOrder);
  const found = firstOf(ranges, plain) ?? firstOf([...lasting, season], plain);
  if (!found) return null;
  const groups: Groups = found.groups ?? {};
  const isSameYear = groups.fWord !== undefined && groups.fA === undefined;
  const from = monthOf(isSameYear ? { ...groups, fA: groups.tA } : groups, 'f', false);
  const to = monthOf(groups, groups.fSeason && found[0].endsWith(groups.fG ?? ' ') ? 'f' : 't', true);
  if (from === null || (to !== null && to < from)) return null;
  return { period: { from, to, isOpen: to === null }, rest: without(text, found.index, found[0].length) };
};

/** A text's last year, of a period or alone, and the text without it. */
export const yearIn = (text: string): { year: number; rest: string } | null => {
  const within = periodIn(text);
  if (within) {
    const at = within.period.to ?? within.period.from;
    return at ? { year: Number(at.slice(0, 4)), rest: within.rest } : null;
  }
  const found = single.exec(foldedSameLength(text));
  const at = found && monthOf(found.groups ?? {}, 'f', true);
  return found && at
    ? { year: Number(at.slice(0, 4)), rest: without(text, found.index, found[0].length) }
    : null;
};

const withoutLengths = (text: string): string =>
  [...foldedSameLength(text).matchAll(lengths)]
    .toReversed()
    .reduce((rest, { 0: found, index }) => rest.slice(0, index) + rest.slice(index + found.length), text);

const without = (text: string, at: number, length: number): string =>
  withoutLengths(`${text.slice(0, at)}\t${text.slice(at + length)}`)
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(/^[\s,;|:·–—-]+|[\s,;|:·–—(-]+$/gu, '')
    .trim();

/** Months of all periods together; those that overlap count once. */
export const monthsOf = (periods: readonly Period[], today: string): number => {
  const months = new Set<number>();
  const place = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  for (const { from, to } of periods) {
    if (from === null) continue;
    const last = Math.min(place(to ?? today), place(today));
    for (let month = place(from); month <= last; month += 1) months.add(month);
  }
  return months.size;
};
