import { folded } from '../languages/languageNames.ts';

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
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const point = (name: string) =>
  String.raw`(?:(?<${name}Word>${anyMonth})\.?,?\s*(?:de\s+|del\s+|of\s+)?(?<${name}A>${year})|(?:\d{1,2}[./])?(?<${name}M>1[0-2]|0?[1-9])\s?[./-]\s?(?<${name}B>${year})|(?<${name}C>${year})[-/.](?<${name}N>1[0-2]|0[1-9])(?!\d)(?:[-/.]\d{1,2})?|(?<${name}D>${year}))(?!\d)`;
const open =
  "(?:date|to date|till date|until now|present|presente|now|today|current|currently|ongoing|heute|jetzt|aktuell|laufend|dato|aujourd['’]hui|present|ce jour|en cours|maintenant|a ce jour|actualidad|la actualidad|actual|actualmente|hoy)";
const between = String.raw`\s*(?:-{1,2}|–|—|−|to|until|till|bis|a|au|jusqu['’]a|hasta|al)\s*`;
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?:from\s+|von\s+|de\s+|du\s+|desde\s+)?${point('f')}${between}(?:(?<open>${open})(?!\p{L})|${point('t')})`,
  'u',
);
const since = new RegExp(
  String.raw`(?<!\p{L})(?:since|seit|ab|depuis|desde)\s+(?:le\s+|dem\s+)?${point('f')}`,
  'u',
);
const single = new RegExp(String.raw`(?<![\p{L}\d])${point('f')}`, 'u');

type Groups = Record<string, string | undefined>;

const monthOf = (groups: Groups, name: string, isEnd: boolean): string | null => {
  const of = (part: string) => groups[`${name}${part}`];
  const on = of('A') ?? of('B') ?? of('C') ?? of('D');
  if (on === undefined) return null;
  const word = of('Word');
  const month = word ? monthByName.get(word) : Number(of('M') ?? of('N') ?? (isEnd ? 12 : 1));
  return `${on}-${String(month).padStart(2, '0')}`;
};

/** A text's first period and the text without it; null if there is none. */
export const periodIn = (text: string): { period: Period; rest: string } | null => {
  const plain = foldedSameLength(text);
  const found = range.exec(plain) ?? since.exec(plain);
  if (!found) return null;
  const groups: Groups = found.groups ?? {};
  const from = monthOf(groups, 'f', false);
  const to = monthOf(groups, 't', true);
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

/** Folding that keeps the place of each character. */
const foldedSameLength = (text: string): string =>
  [...text].map((sign) => (folded(sign).length === sign.length ? folded(sign) : sign)).join('');

const without = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)}\t${text.slice(at + length)}`
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
