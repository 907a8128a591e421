import { areCommonWords, isCommonWord, isJoining } from './commonWords.ts';
import { masked } from './names.ts';
import { withoutMark } from './sections.ts';

type Place = { from: number; to: number };

/** More words are a sentence. */
const mostWords = 5;
const leastLetters = 4;

const part = /[^,;，；、]+/gu;
const word = /[\p{L}\p{N}\p{M}+#./&'’-]*[\p{L}\p{N}+#]/gu;
const aside = /\s*[(（][^)）]*[)）]/gu;
/** An amount, a label, or an address: no subject. */
const noName = /[:：@$€£₹%…]|\d{3}|\p{N}\s*[-–]\s*\p{N}/u;

/**
 * What the line of a list may name, in any language and under any heading: its few words, or those of each part between
 * commas, outside of the skills that were found. The lists and texts of candidates tell whether they do.
 */
export const itemNames = (line: string, skills: readonly Place[]): Place[] => {
  const start = line.length - withoutMark(line).length;
  const plain = line.replace(aside, (found) => ' '.repeat(found.length));
  return [...plain.slice(start).matchAll(part)].flatMap(({ 0: text, index }) =>
    nameIn(text).flatMap(({ from, to }) => {
      const place = { from: start + index + from, to: start + index + to };
      return skills.some((skill) => skill.from < place.to && place.from < skill.to) ? [] : [place];
    }),
  );
};

/** The words of a part without the common ones before and after; in "organización de la formación" the last one belongs to it. */
const nameIn = (text: string): Place[] => {
  const words = [...text.matchAll(word)].map(({ 0: one, index }) => ({
    text: one,
    from: index,
    to: index + one.length,
    isCommon: isCommonWord(one.toLowerCase()),
    isJoining: isJoining(one.toLowerCase()),
  }));
  if (words.length > mostWords || noName.test(text) || text.includes(masked)) return [];
  const start = words.findIndex(({ isCommon }) => !isCommon);
  const end = words.findLastIndex(
    ({ isCommon, isJoining }, at) => !isCommon || (!isJoining && words[at - 1]?.isJoining),
  );
  const own = words.slice(start, end + 1);
  const [first, last] = [own[0], own.at(-1)];
  if (start < 0 || !first || !last || last.to - first.from < leastLetters) return [];
  return areCommonWords(own.map((one) => one.text.toLowerCase())) ? [] : [{ from: first.from, to: last.to }];
};
