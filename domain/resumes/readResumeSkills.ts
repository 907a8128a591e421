import { folded, languageIn } from '../languages/languageNames.ts';
import { isCountry, isTown, placeIn } from '../places/writtenPlaces.ts';
import { isGivenName } from '../reading/names.ts';
import { readText } from '../reading/readText.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { isMonth, monthsOf, periodIn, withoutSeasons } from './periods.ts';
import type { WorkEntry } from './readWork.ts';
import { isLabel, isTableHead, quoteOf, type ResumeLine } from './sections.ts';

export type ResumeSkill = {
  skill: string;
  years: number | null;
  /** `YYYY-MM` */
  lastUsed: string | null;
  quote: string;
};

type Asked = {
  lines: readonly ResumeLine[];
  work: readonly WorkEntry[];
  name: string | null;
  /** `YYYY-MM` */
  month: string;
};

const mostSkills = 60;
const yearsIn = /(\d{1,2})\s*\+?\s*(?:years?|yrs?|y\b|jahren?|ans?\b|annees?|années?|años?)/iu;

/** Skills with the years and the last month in which work with them is dated, or the years that the resume states. */
export const readResumeSkills = (
  asked: Asked,
  dictionary: SkillDictionary,
  taken: Set<ResumeLine>,
): ResumeSkill[] => {
  const { lines, work, name, month } = asked;
  const found = new Map<string, ResumeSkill & { written: string }>();
  const add = (
    skill: string,
    line: ResumeLine,
    { written = skill, years = null, lastUsed = null }: Partial<Item> = {},
  ) => {
    const key = skill.toLowerCase();
    const known = found.get(key);
    if (!known) found.set(key, { skill, years, lastUsed, quote: quoteOf(line), written });
    else {
      known.years ??= years;
      known.lastUsed ??= lastUsed;
    }
  };
  // The name of a firm is no skill of its people.
  const clients = work.flatMap(({ client }) => (client ? [client] : []));
  const textOf = (line: ResumeLine) =>
    line.field === 'client' || line.field === 'place'
      ? ''
      : clients.reduce((rest, client) => rest.replaceAll(client, ' '), line.text);
  const textLines = lines.filter(({ section }) => ['head', 'profile', 'experience'].includes(section));
  const labels = new Map(
    textLines.map((line) => [line, labelsIn(withoutSeasons(textOf(line)), dictionary, name)]),
  );
  const isOther = (words: string) => isNoSkill(words, [...clients, ...placesOf(lines), name ?? '']);
  for (const list of listsIn(lines, (line) => itemsOf(line.text, dictionary, month))) {
    const isAmongKnown = list.some(({ items }) => items.some(({ isKnown }) => isKnown));
    for (const { line, items } of list)
      for (const item of items)
        if (item.isKnown || (isAmongKnown && !isOther(item.skill))) {
          add(item.skill, line, item);
          taken.add(line);
        }
  }
  for (const [line, its] of labels) for (const skill of its) add(skill, line);
  const isUsed = ({ skill, written }: { skill: string; written: string }, line: ResumeLine) =>
    labels.get(line)?.includes(skill) || isWord(written, textOf(line));
  const skills = [...found.values()].slice(0, mostSkills);
  return skills.map(({ written, ...one }) => {
    const used = work.filter(({ lines: its }) => its.some((line) => isUsed({ ...one, written }, line)));
    const periods = used.map(({ period }) => period);
    const months = monthsOf(periods, month);
    return {
      ...one,
      years: one.years ?? (months >= 12 ? Math.floor(months / 12) : null),
      lastUsed:
        [...periods.map(({ to }) => to ?? month), ...(one.lastUsed ? [one.lastUsed] : [])]
          .toSorted()
          .at(-1) ?? null,
    };
  });
};

/** Towns and countries that the resume names as places. */
const placesOf = (lines: readonly ResumeLine[]): string[] =>
  lines.flatMap(({ text }) =>
    text.split(/\t|\s*[|•·]\s*/u).flatMap((part) => placeIn(part)?.split(', ') ?? []),
  );

/** Words of a list that no dictionary knows and that are no skill: people, places, headings, dates, addresses of pages. */
const isNoSkill = (words: string, others: readonly string[]): boolean => {
  const [first = '', ...rest] = words.split(' ');
  const plain = folded(words);
  return (
    others.some((other) => other !== '' && ` ${folded(other)} `.includes(` ${plain} `)) ||
    (rest.length > 0 && isGivenName(first) && /^\p{Lu}/u.test(rest.at(-1) ?? '')) ||
    isCountry(words) ||
    isTown(words) ||
    placeIn(words) !== null ||
    isLabel(words) ||
    isMonth(first) ||
    periodIn(words) !== null ||
    languageIn(words) !== null ||
    /\b(?:19|20)\d{2}\b|https?:|www\.|@|\.(?:com|org|net|io|dev|example)\b/u.test(plain)
  );
};

type List = { line: ResumeLine; items: readonly Item[] }[];

/** Lists of skills: the items of a line, or lines with one item each that follow each other. */
const listsIn = (lines: readonly ResumeLine[], itemsIn: (line: ResumeLine) => Item[]): List[] => {
  const lists: List[] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    if (line.section !== 'skills' && line.field !== 'environment') continue;
    const items = itemsIn(line);
    const last = lists.at(-1);
    const continues =
      items.length <= 1 &&
      last !== undefined &&
      last.every((one) => one.items.length <= 1) &&
      before !== undefined &&
      line.at - before.at <= 2;
    if (continues) last.push({ line, items });
    else lists.push([{ line, items }]);
    before = line;
  }
  return lists;
};

/** A skill of a list, and the words for it. */
type Item = {
  skill: string;
  written: string;
  years: number | null;
  /** `YYYY-MM` */
  lastUsed: string | null;
  /** Whether the dictionary has it. */
  isKnown: boolean;
};

const isWord = (word: string, text: string): boolean => {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
  return at >= 0 && word.length > 2 && !/[\p{L}\p{N}]/u.test(around);
};

const labelsIn = (text: string, dictionary: SkillDictionary, name: string | null = null): string[] =>
  readText(text, dictionary, { name }).skills.map((skill) => skill.name);

/** What a list of skills rules out: "no PHP". */
const ruledOut =
  /^\s*(?:(?:no|not|without|kein\p{L}*|ohne|pas de|sans|nada de|sin|ning[uú]n\p{L}*)(?!\p{L})|pas d[’'])/iu;

/** The items of a list of skills. Words that the dictionary does not know stay as they are written. */
const itemsOf = (line: string, dictionary: SkillDictionary, month: string): Item[] =>
  // "Databases⇥Snowflake, Teradata": the first cell is a label.
  line
    .replace(/^[^\t,;|•·]{2,40}\t(?=[^\t]*[,;|•·])/u, '')
    .split(/[,;|•·\t]|\s\/\s/u)
    .flatMap((item) => {
      if (ruledOut.test(item)) return [];
      // "Java since 2019", "Perl 2010–2014"
      const dated = periodIn(item);
      const stated = Number(yearsIn.exec(item)?.[1] ?? Number.NaN);
      const years = dated ? Math.floor(monthsOf([dated.period], month) / 12) : stated;
      const bare = withoutSeasons(dated?.rest ?? item)
        .replace(/\([^)]*\)?/gu, ' ')
        .replace(yearsIn, ' ')
        .replace(/^[^:]{2,30}:\s+(?=\S)/u, '')
        .replace(/^[\s:–-]+|[\s:.–-]+$/gu, '')
        .replace(/\s+/gu, ' ');
      if (isTableHead(bare)) return [];
      const { labels, isKnown } = labelsOf(bare, dictionary);
      return labels.map((skill) => ({
        skill,
        written: labels.length === 1 ? bare : skill,
        years: Number.isNaN(years) || years > 60 || years === 0 ? null : years,
        lastUsed: dated ? (dated.period.to ?? month) : null,
        isKnown,
      }));
    });

const labelsOf = (item: string, dictionary: SkillDictionary): { labels: string[]; isKnown: boolean } => {
  const { label, stage } = normaliseSkill(item, dictionary);
  if (stage !== 'unknown') return { labels: [label], isKnown: true };
  const within = labelsIn(item, dictionary);
  if (within.length > 0) return { labels: within, isKnown: true };
  const isShort = /^\p{L}[\p{L}\p{N}+#. /&’'-]{1,38}$/u.test(item) && item.split(' ').length <= 4;
  return { labels: isShort ? [item] : [], isKnown: false };
};
