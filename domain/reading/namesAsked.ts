import { areCommonWords, isCommonWord } from './commonWords.ts';
import { cuesIn } from './cues.ts';
import { masked } from './names.ts';
import type { Wish } from './sections.ts';

/** Where a name may stand in a sentence. */
type Place = { from: number; to: number };
type Word = Place & { text: string; isNamed: boolean };

const word = /[\p{L}\p{N}\p{M}+#$]+(?:[-/.](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}+#]+)*/gu;
/** What may stand between the words of a name. */
const joint = /^(?:[ \u00a0]|['’]|[ ]?&[ ]?)$/u;
/** What follows a name that begins a sentence: a list, a verb, or nothing if it is a line of a list. */
const listGap =
  /^\s*(?:[,:(/]|(?:and|or|und|oder|sowie|et|ou|y|o|is|are|would|ist|sind|wäre|est|sont|serait|es|son|sería)\s|$)/u;

/** "$80/h" */
const amount = /^\$?\d[\d.]*\/\p{L}|^\$\d/u;

/** Words that say that what a sentence names is known or used. */
const knowing =
  /experien|exposure|praxis|knowledge|skill|proficien|familiar|expertise|understanding|confident|\bknow|\bus(?:e|es|ed|ing)\b|erfahr|kenntnis|kennen|umgang|beherrsch|vertraut|wissen|anwend|nutz|einsatz|expérien|connai|maîtris|à l[’']aise|utilis|pratique|savoir|conoc|maneja|manejo|domin|\buso\b|soltura/iu;

/**
 * Words of a requirement that may name a tool or a subject, outside of the skills that were found: `isKnown` ones of
 * several words, and others with a capital or a digit. The texts of candidates tell whether they do.
 */
export const namesAsked = (
  text: string,
  skills: readonly Place[],
  wish: Wish,
  isKnown: (words: string) => boolean,
): Place[] => {
  const isRequirement =
    wish !== 'asked' || skills.length > 0 || knowing.test(text) || cuesIn(text).length > 0;
  return isRequirement ? runsIn(text, skills).flatMap((run) => named(text, run, isKnown)) : [];
};

/** Runs of words that are neither common nor part of a skill. */
const runsIn = (text: string, skills: readonly Place[]): Word[][] => {
  const runs: Word[][] = [];
  let last: Word | undefined;
  let isFirst = true;
  for (const { 0: one, index: from } of text.matchAll(word)) {
    const to = from + one.length;
    const isFree =
      !one.includes(masked) &&
      !amount.test(one) &&
      !isCommonWord(one.toLowerCase()) &&
      skills.every((skill) => skill.to <= from || skill.from >= to);
    if (isFree) {
      const next = { text: one, from, to, isNamed: hasShape(one) || (isCapital(one) && !isFirst) };
      if (last && joint.test(text.slice(last.to, from))) (runs.at(-1) as Word[]).push(next);
      else runs.push([next]);
      last = next;
    } else last = undefined;
    isFirst = false;
  }
  return runs;
};

const isCapital = (one: string): boolean => /^\p{Lu}/u.test(one);

const isNameOrNumber = (one: Word | undefined): boolean =>
  one !== undefined && (one.isNamed || /^\d+$/u.test(one.text));

/** Capitals or digits within a word: "ReporterBase", "EDA", "z-Tree", "MAS-90". */
const hasShape = (one: string): boolean => /(?<=.)\p{Lu}|\p{L}.*\p{N}|\p{N}.*\p{L}/u.test(one);

/** A run from its first word that looks like a name. */
const named = (text: string, run: readonly Word[], isKnown: (words: string) => boolean): Place[] => {
  const first = run[0] as Word;
  const { to } = run.at(-1) as Word;
  const isWhole =
    (run.length > 1 && isKnown(text.slice(first.from, to))) ||
    (isCapital(first.text) && (isNameOrNumber(run[1]) || listGap.test(text.slice(to))));
  const start = isWhole ? first : run.find(({ isNamed }) => isNamed);
  if (!start || to - start.from <= 1) return [];
  const words = run.slice(run.indexOf(start)).map((one) => one.text.toLowerCase());
  return areCommonWords(words) ? [] : [{ from: start.from, to }];
};
