import { readText } from '../reading/readText.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { monthsOf } from './periods.ts';
import type { WorkEntry } from './readWork.ts';
import { quoteOf, type ResumeLine } from './sections.ts';

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
export const readResumeSkills = (asked: Asked, dictionary: SkillDictionary): ResumeSkill[] => {
  const { lines, work, name, month } = asked;
  const found = new Map<string, ResumeSkill & { written: string }>();
  const add = (skill: string, line: ResumeLine, { written = skill, years = null }: Partial<Item> = {}) => {
    const key = skill.toLowerCase();
    const known = found.get(key);
    if (!known) found.set(key, { skill, years, lastUsed: null, quote: quoteOf(line), written });
    else known.years ??= years;
  };
  // The name of a firm is no skill of its people.
  const clients = work.flatMap(({ client }) => (client ? [client] : []));
  const textOf = ({ text }: ResumeLine) =>
    clients.reduce((rest, client) => rest.replaceAll(client, ' '), text);
  const textLines = lines.filter(({ section }) => ['head', 'profile', 'experience'].includes(section));
  const labels = new Map(textLines.map((line) => [line, labelsIn(textOf(line), dictionary, name)]));
  for (const line of lines.filter(({ section }) => section === 'skills'))
    for (const item of itemsOf(line.text, dictionary)) add(item.skill, line, item);
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
        periods
          .map(({ to }) => to ?? month)
          .toSorted()
          .at(-1) ?? null,
    };
  });
};

/** A skill of a list, and the words for it. */
type Item = { skill: string; written: string; years: number | null };

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
const itemsOf = (line: string, dictionary: SkillDictionary): Item[] =>
  line.split(/[,;|•·\t]|\s\/\s/u).flatMap((item) => {
    if (ruledOut.test(item)) return [];
    const years = Number(yearsIn.exec(item)?.[1] ?? Number.NaN);
    const bare = item
      .replace(/\([^)]*\)?/gu, ' ')
      .replace(yearsIn, ' ')
      .replace(/^[^:]{2,30}:\s+(?=\S)/u, '')
      .replace(/^[\s:–-]+|[\s:.–-]+$/gu, '')
      .replace(/\s+/gu, ' ');
    const skills = labelsOf(bare, dictionary);
    return skills.map((skill) => ({
      skill,
      written: skills.length === 1 ? bare : skill,
      years: Number.isNaN(years) || years > 60 ? null : years,
    }));
  });

const labelsOf = (item: string, dictionary: SkillDictionary): string[] => {
  const { label, stage } = normaliseSkill(item, dictionary);
  if (stage !== 'unknown') return [label];
  const within = labelsIn(item, dictionary);
  if (within.length > 0) return within;
  return /^\p{L}[\p{L}\p{N}+#. /&’'-]{1,38}$/u.test(item) && item.split(' ').length <= 4 ? [item] : [];
};
