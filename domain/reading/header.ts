import { maskOf } from './names.ts';

const address =
  /(?:\b(?:linkedin|github|gitlab|e-?mail|web(?:site)?|portfolio|xing)\s*[:|]\s*)?(?:https?:\/\/\S+|www\.\S+|[^\s<>|,;()]+@[^\s<>|,;()]+\.\w+|\b(?:[\w-]+\.)+(?:com|org|dev|me|de|fr|es|uk|in|eu|info|cn|ch|at|net)\b(?:\/\S*)?)/giu;
/** Names of technologies that look like an address. */
const noAddress = /^(?:asp\.net|ado\.net|vb\.net|ml\.net|asp\.net\/\S*)$/iu;
const phone = /(?:\+|\b00)\d[\d\s().-]{6,}\d/u;

/** Maximum lines of a header at the top, maximum length of each, and maximum words beside the address. */
const headLines = 6;
const longestLine = 160;
const mostWords = 7;

const withoutAddress = (line: string): string =>
  line.replace(address, (found) => (noAddress.test(found) ? found : maskOf(found)));

const isContact = (line: string): boolean =>
  line.length <= longestLine &&
  (phone.test(line) || withoutAddress(line) !== line) &&
  (withoutAddress(line).match(/\p{L}+/gu)?.length ?? 0) <= mostWords;

/** The text with addresses and the contact lines of a resume's header masked. */
export const maskHeader = (text: string): string => {
  const lines = text.split('\n');
  const isOne = lines.filter((line) => line.trim()).length === 1;
  let seen = 0;
  return lines
    .map((line) => {
      if (line.trim()) seen++;
      return !isOne && seen <= headLines && isContact(line) ? maskOf(line) : withoutAddress(line);
    })
    .join('\n');
};
