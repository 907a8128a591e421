import bidiFactory from 'bidi-js';
import { signsOf } from './fonts.ts';

export type Direction = 'ltr' | 'rtl';
/** A part of a line that is read in one direction. `isRtl` parts hold one word or one sign each. */
export type Part = { text: string; isRtl: boolean };

const bidi = bidiFactory();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const joined = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The direction of a paragraph: that of its first letter. */
export const directionOf = (text: string): Direction =>
  rightToLeft.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 ? 'rtl' : 'ltr';

/** The parts of a line from left to right (Unicode Standard Annex 9), of which it says the paragraph's direction. */
export const leftToRight = (line: string, direction: Direction): Part[] => {
  if (!rightToLeft.test(line)) return [{ text: line, isRtl: false }];
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const spans: { text: string; level: number }[] = [];
  for (let place = 0; place < line.length; place++) {
    const level = levels[place] ?? 0;
    const last = spans.at(-1);
    if (last?.level === level) last.text += line[place];
    else spans.push({ text: String(line[place]), level });
  }
  return inReadingOrder(spans).flatMap(({ text, level }) =>
    level % 2 ? backwards(text) : [{ text, isRtl: false }],
  );
};

/** Rule L2: from the highest level on, whatever is at least as high is turned around. */
const inReadingOrder = <T extends { level: number }>(spans: readonly T[]): T[] => {
  const order = [...spans];
  for (let level = Math.max(0, ...spans.map((span) => span.level)); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
};

/** The letters of a word stay in their order: the font turns them around when it joins them. */
const backwards = (text: string): Part[] => {
  const words: string[] = [];
  let isWord = false;
  for (const sign of signsOf(text)) {
    const goesOn = isWord && joined.test(sign);
    if (goesOn) words.push(String(words.pop()) + sign);
    else words.push(bidi.getMirroredCharacter(sign) ?? sign);
    isWord = joined.test(sign);
  }
  return words.reverse().map((word) => ({ text: word, isRtl: true }));
};
