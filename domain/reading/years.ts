import type { Mention } from './mentions.ts';

/** A number of years named in a sentence. */
type Span = { years: number; from: number; to: number };

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    'ein zwei drei vier fünf sechs sieben acht neun zehn',
    'un deux trois quatre cinq six sept huit neuf dix',
    'un dos tres cuatro cinco seis siete ocho nueve diez',
    '一 二 三 四 五 六 七 八 九 十',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1] as const)),
);
const extra: Readonly<Record<string, number>> = { einem: 1, eine: 1, une: 1, uno: 1, una: 1, 两: 2 };

const digits = String.raw`\d{1,2}(?:[.,]\d)?`;
const words = `(?:${[...Object.keys(numberWords), ...Object.keys(extra)].sort((a, b) => b.length - a.length).join('|')})`;
const spanPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<least>${digits}|${words})(?:\s*(?:-|–|—|\bto\b|\bbis\b|à|\ba\b|到|至)\s*(?:${digits}|${words}))?\s*(?:\+|plus\b|or more|oder mehr|ou plus|o más|多)?\s*-?(?<unit>years?|yrs?\.?|yoe|jahre?n?|jährige[rnms]?|ans|an|années?|años?|年|months?|monate?n?|mois|meses|mes|个月)(?![\p{Script=Latin}])(?:[’']|\s+(?:or more|oder mehr|et plus|ou plus|o más))?(?:以上|左右)?`,
  'giu',
);
const notOfSkill = /^\s*(?:ago|old|behind|back|alt|später|前)(?!\p{L})/iu;
const before = /(?:\bvor|\bil y a|\bhace|\blast|\bfirst|\bnext|\bletzten|\bfür weitere)\s*$/iu;

const numberOf = (text: string): number =>
  /^\d/u.test(text)
    ? Number(text.replace(',', '.'))
    : (numberWords[text.toLowerCase()] ?? extra[text.toLowerCase()] ?? 0);

const spansIn = (sentence: string, thisYear: number | null): Span[] => {
  const spans: Span[] = [];
  for (const match of sentence.matchAll(spanPattern)) {
    const { 0: text, index, groups } = match;
    const to = index + text.length;
    if (notOfSkill.test(sentence.slice(to)) || before.test(sentence.slice(0, index))) continue;
    const count = numberOf(groups?.least ?? '');
    const isMonths = /^(?:mon|moi|mes|个月)/iu.test(groups?.unit ?? '');
    spans.push({ years: isMonths ? Math.floor((count / 12) * 4) / 4 : count, from: index, to });
  }
  if (thisYear === null) return spans;
  for (const { 0: text, index, groups } of sentence.matchAll(
    /(?<!\p{L})(?:since|seit|depuis|desde|自)\s*(?<year>(?:19|20)\d\d)(?!\d)年?/giu,
  )) {
    const years = thisYear - Number(groups?.year);
    if (years >= 0 && years < 50) spans.push({ years, from: index, to: index + text.length });
  }
  return spans.sort((one, other) => one.from - other.from);
};

/** Words between a skill and its years: "Java: 10 years", "Java (over 5 years)", "Java seit 5 Jahren". */
const toYears =
  /^\s*[:：(（–—=\-|]?\s*(?:(?:for|since|over|about|approx\.?|more than|at least|min(?:imum|\.)?|seit|über|mehr als|ca\.?|circa|rund|mindestens|depuis|pendant|plus de|au moins|environ|desde hace|durante|más de|al menos|unos|experience|experience for|erfahrung|kenntnisse|expérience|experiencia|经验|开发经验|工作经验|至少|有)\s*[:：(（–—-]?\s*){0,3}$/iu;
/** Words between years and their skill: "5 years of hands-on experience with Java". */
const fromYears =
  /^\s*[)）]?\s*(?:的?(?:[^\s，。,;；]{0,6}(?:年|的|使用|开发|工作))?|(?:(?:of|in|with|using|as an?|as|on|relevant|recent|solid|strong|professional|commercial|hands-on|practical|proven|industry|production|working|work|experience|developing|coding|writing|programming|building|mit|im|in|der|als|bei|praxis|berufserfahrung|erfahrung|praktische|professionelle|mehrjährige|de|d|en|avec|sur|du|pratique|expérience|programmation|professionnelle|développement|con|práctica|experiencia|profesional|programando|desarrollando|trabajando|usando|como)[\s’'.-]+){0,7})$/iu;

const hard =
  /[;；。]|(?<!\p{L})(?:but|however|aber|jedoch|sondern|mais|cependant|pero|sino)(?!\p{L})|但|而且|而/giu;
const conjunction = /(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|e|o)(?!\p{L})|[和或及与]|&/iu;

/** The years of each skill of a sentence, by the place of its mention. Ranges give their lower end. */
export const yearsOf = (
  sentence: string,
  mentions: readonly Mention[],
  thisYear: number | null,
): Map<number, number> => {
  const found = new Map<number, number>();
  const spans = spansIn(sentence, thisYear);
  const give = (at: number, years: number) => {
    if (!found.has(at)) found.set(at, years);
  };
  spans.forEach((span, number) => {
    const next = mentions.findIndex(({ from }) => from >= span.to);
    const previous = (next === -1 ? mentions.length : next) - 1;
    const one = mentions[previous];
    const following = mentions[next];
    const gapBefore = one ? sentence.slice(one.to, span.from) : null;
    const isDirect = following !== undefined && fromYears.test(sentence.slice(span.to, following.from));
    const isAfter =
      gapBefore !== null &&
      !found.has(previous) &&
      (toYears.test(gapBefore) || (!isDirect && /^\s*,\s*$/u.test(gapBefore))) &&
      !(
        isDirect &&
        /^\s*$/u.test(gapBefore) &&
        spans[number - 1] !== undefined &&
        previous > 0 &&
        found.has(previous)
      );
    if (isAfter) {
      for (let at = previous; at >= 0; at--) {
        give(at, span.years);
        const [left, right] = [mentions[at - 1], mentions[at] as Mention];
        if (
          !left ||
          !/^\s*(?:\/|&|\+)\s*$|^\s+(?:and|und|et|y)\s+$/u.test(sentence.slice(left.to, right.from))
        )
          break;
      }
      return;
    }
    if (next === -1) return;
    const end = endOf(sentence, span.to, spans[number + 1]?.from ?? sentence.length);
    const parts = segmentsOf(sentence, span.to, end);
    const inside = (at: number) => (mentions[at] as Mention).from < end;
    const [first] = parts;
    const last = parts.findLast(([from, to]) => mentions.some((each) => each.from >= from && each.from < to));
    const isList = last !== undefined && last !== first && conjunction.test(sentence.slice(...last));
    if (!first || !mentions.some((each) => each.from >= first[0] && each.from < first[1])) return;
    for (let at = next; at < mentions.length && inside(at); at++) {
      if (isList || (mentions[at] as Mention).from < first[1]) give(at, span.years);
    }
  });
  return found;
};

const endOf = (sentence: string, from: number, most: number): number => {
  hard.lastIndex = from;
  const stop = hard.exec(sentence)?.index ?? most;
  return Math.min(stop, most);
};

/** Parts between commas. */
const segmentsOf = (sentence: string, from: number, to: number): [number, number][] => {
  const parts: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if (sentence[at] !== ',' && sentence[at] !== '，') continue;
    parts.push([start, at]);
    start = at + 1;
  }
  return [...parts, [start, to]];
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const otherMonths: Readonly<Record<string, number>> = {
  mär: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  jän: 1,
  fév: 2,
  fev: 2,
  avr: 4,
  juin: 6,
  juil: 7,
  août: 8,
  aoû: 8,
  déc: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
};
const monthWord = String.raw`\p{L}{3,10}\.?`;
const point = String.raw`(?:(?:(?<MONTH>\d{1,2})[./]|(?<WORD>${monthWord})\s+)?(?<YEAR>(?:19|20)\d\d)(?:[-/.年](?<AFTER>\d{1,2})(?!\d)月?)?年?)`;
const pointNamed = (name: string) =>
  point
    .replace('MONTH', `${name}Month`)
    .replace('WORD', `${name}Word`)
    .replace('YEAR', `${name}Year`)
    .replace('AFTER', `${name}After`);
const since = String.raw`(?<![\p{L}\d])(?:since|seit|depuis|desde|自)\s*${pointNamed('s')}(?!\d|\s*(?:-|–|—|to|until|bis|à|a|au|hasta|至|到|~)\s*(?:\d|\p{L}+\s+\d))`;
const periodPattern = new RegExp(
  String.raw`(?<!\d)${pointNamed('a')}\s*(?:-|–|—|to|until|bis|à|a|au|hasta|至|到|~)\s*(?:${pointNamed('b')}|(?<now>present|now|today|current(?:ly)?|ongoing|heute|aktuell|jetzt|aujourd['’]hui|présent|actuel(?:lement)?|ce jour|hoy|presente|actual(?:idad|mente)?|la actualidad|至今|现在|今))(?!\d)|${since}`,
  'giu',
);
/** Times without work with the skills of the same line: leave, school and service. */
const notWork =
  /(?<!\p{L})(?:(?:parental|maternity|paternity|sick|family) leave|career break|sabbatical|studied|student (?:at|of)|bachelor(?:'s|’s)?|b\.?sc|m\.?sc|master(?:'s|’s)? (?:of|degree)|(?:military|national|civilian) service|army|elternzeit|karenz|mutterschutz|auszeit|studium|studierte|abitur|wehrdienst|zivildienst|bundeswehr|congé (?:parental|maternité)|étudiante?|licence (?:pro|en|de [dl])|service (?:militaire|civique)|excedencia|baja (?:maternal|paternal)|estudié|estudiante|licenciatura|servicio militar|产假|兵役)(?!\p{L})|^[\s•*-]*(?:\d[\d\s./–-]*[:|]?\s*)?(?:(?:high|secondary|primary) )?(?:school|schule|gymnasium|lycée|instituto|colegio)(?!\p{L})/iu;
const clauseEdge = /[,;；，\n]|[.!?。](?=\s|$)/gu;

/** A period of months since year 0, the last one included. */
export type Period = { start: number; end: number };

const monthOfWord = (word: string | undefined): number | null => {
  if (!word) return null;
  const short = word.toLowerCase().slice(0, 3);
  const at = months.indexOf(short);
  return at >= 0 ? at + 1 : (otherMonths[word.toLowerCase().slice(0, 4)] ?? otherMonths[short] ?? null);
};

export type PlacedPeriod = Period & { from: number; to: number };

/** The periods of a line, such as "03/2019 – today" and "since 2019", with their places; `isNotWork` if it names only others. */
export const periodsIn = (
  line: string,
  nowMonth: number | null,
): { periods: PlacedPeriod[]; isNotWork: boolean } => {
  const all = [...line.matchAll(periodPattern)].flatMap(({ 0: text, index, groups = {} }) => {
    const period = periodOf(groups, nowMonth);
    return period ? [{ ...period, from: index, to: index + text.length }] : [];
  });
  const periods = all.filter((one) => !notWork.test(clauseAround(line, one)));
  return { periods, isNotWork: all.length > 0 && periods.length === 0 };
};

type Groups = Record<string, string | undefined>;

const periodOf = (groups: Groups, nowMonth: number | null): Period | null => {
  const pointOf = (name: string, otherwise: number) =>
    Number(groups[`${name}Year`]) * 12 +
    (Number(groups[`${name}Month`] ?? groups[`${name}After`]) ||
      monthOfWord(groups[`${name}Word`]) ||
      otherwise) -
    1;
  const isOpen = groups.sYear !== undefined;
  const start = pointOf(isOpen ? 's' : 'a', 1);
  const end = isOpen || groups.now ? nowMonth : pointOf('b', 12);
  return end !== null && end >= start ? { start, end } : null;
};

const clauseAround = (line: string, { from, to }: PlacedPeriod): string => {
  const edges = [...line.matchAll(clauseEdge)].map(({ index }) => index);
  const start = edges.findLast((edge) => edge < from);
  return line.slice(start === undefined ? 0 : start + 1, edges.find((edge) => edge >= to) ?? line.length);
};

/**
 * The period of what stands at this place: of several, the one before it if the line begins with a period, else the one after
 * it.
 */
export const periodAt = (
  periods: readonly PlacedPeriod[],
  from: number,
  isDateFirst: boolean,
): Period | null => {
  const before = periods.findLast((one) => one.to <= from);
  const after = periods.find((one) => one.from >= from);
  return (isDateFirst ? (before ?? after) : (after ?? before)) ?? null;
};

/** Whole years covered by periods, which may overlap. */
export const yearsCovered = (periods: readonly Period[]): number => {
  let total = 0;
  let until = -1;
  for (const { start, end } of [...periods].sort((one, other) => one.start - other.start)) {
    total += Math.max(0, end - Math.max(start, until + 1) + 1);
    until = Math.max(until, end);
  }
  return Math.floor(total / 12);
};

const lastUse =
  /(?:last used|zuletzt|bis|until|dernière utilisation|última vez|jusqu['’]en|hasta|最近使用)\s*(?:in|en)?\s*[:：]?\s*((?:19|20)\d\d)/iu;
/** "(last used 2021)" directly after a skill. */
export const lastUseAfter = (rest: string): number | null => {
  const found = lastUse.exec(rest.slice(0, 40));
  return found && /^[^,;\n]*$/u.test(rest.slice(0, found.index)) ? Number(found[1]) * 12 + 11 : null;
};
