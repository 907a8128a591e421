import type { Code } from '../messages/message.ts';

/** Error for a text with characters that hide, reorder or break it. */
export const oddCharacter: Code = 'text.invisible-character';

/** Characters that reverse the writing direction: "safe\u202Egnp.exe" reads as "safeexe.png". */
const overrides = /[\u202A-\u202E\u2066-\u2069]/u;
const breaks = /[\t\n\r\u2028\u2029]/u;
/**
 * Zero-width characters, which make different names look alike: soft hyphens, direction marks, fillers, tags.
 */
const hidden = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/u;
/** Of those, the ones that are valid in a line: joiners where a script needs them, and emoji modifiers. */
const allowed = /\u200C|\u200D|\p{Variation_Selector}/gu;

/** Scripts that use joiners between letters. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}]/u;
const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const malayalamVirama = '\u0D4D';

/** Several lines of text: no control characters except tab and line break. */
export const isSeveralLines = (text: string): boolean =>
  !/\p{Cc}/u.test(text.replace(/\r\n|[\n\t]/g, '')) && !overrides.test(text);

/** One line of visible characters. */
export const isOneLine = (text: string): boolean =>
  isSeveralLines(text) &&
  !breaks.test(text) &&
  !hidden.test(text.replace(allowed, '')) &&
  !hasStrayJoiner(text);

/**
 * A joiner is valid between two letters of a script that needs it, or between the parts of an emoji; in
 * Malayalam also at the end of a word.
 */
const hasStrayJoiner = (text: string): boolean => {
  if (!/\u200C|\u200D/.test(text)) return false;
  const signs = [...text];
  return signs.some((sign, at) => {
    if (sign !== '\u200C' && sign !== '\u200D') return false;
    const [before = '', after = ''] = [signs[at - 1], signs[at + 1]];
    if (isLetter(before) && isLetter(after)) return false;
    if (sign === '\u200C') return true;
    return before !== malayalamVirama && !(picture.test(before) && picture.test(after));
  });
};

const isLetter = (sign: string): boolean => /\p{L}|\p{M}/u.test(sign) && joining.test(sign);
