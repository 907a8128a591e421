import { readText } from '../../reading/readText.ts';
import { stemsOf } from '../../reading/stems.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import type { Reason } from '../reasons.ts';
import type { Match } from '../score.ts';
import { type MarketRow, openTextOf } from './marketProfile.ts';

const isFromText = ({ params }: Reason): boolean => params.fromText === true;

/** Candidates whose score rests on what their text says. */
export const quotedIds = (matches: readonly Match[]): string[] =>
  matches.filter(({ reasons }) => reasons.some(isFromText)).map(({ id }) => id);

/** The same matches; each reason that rests on a candidate's text has the sentence. Scores do not change. */
export const withQuotes = (
  matches: readonly Match[],
  rows: Iterable<Pick<MarketRow, 'id' | 'name' | 'summary' | 'masked' | 'maskedSummary'>>,
  dictionary: SkillDictionary,
): Match[] => {
  const texts = new Map([...rows].map((row) => [row.id, row]));
  return matches.map((match) => {
    const row = texts.get(match.id);
    const text = row && openTextOf(row);
    if (!text || !match.reasons.some(isFromText)) return match;
    const { skills, sentences } = readText(text, dictionary, { name: row.name });
    const quoteOf = ({ params }: Reason): string | undefined => {
      const stems = stemsOf(String(params.skill));
      return (
        skills.find(({ id }) => id === params.id)?.quote ??
        sentences.find((sentence) => {
          const held = stemsOf(sentence);
          return stems.every((stem) => held.includes(stem));
        })
      );
    };
    const reasons = match.reasons.map((reason) => {
      const quote = isFromText(reason) ? quoteOf(reason) : undefined;
      return quote === undefined ? reason : { ...reason, quote };
    });
    return { ...match, reasons };
  });
};
