import type { Code } from '../messages/message.ts';

/** Error for a text with characters that break it; `tidyLine` and `tidyText` remove those that hide or reorder it. */
export const oddCharacter: Code = 'text.invisible-character';

const breaks = /[\t\n\r\u2028\u2029]/u;
/** A blank of another width, which looks like one and is not found as one. */
const blanks = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;
/** The flags of England, Scotland and Wales, whose letters are tags, or a sign without a width or a picture. */
const invisible =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|(?!\u200C|\u200D|\u180E|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** Marks of direction, which lines in Hebrew and Arabic need beside numbers and Latin words. */
const directions = /[\u200E\u200F\u061C]/u;
/** Most texts have none of the signs above, nor joiners, variants of a sign, or marks of direction. */
const unusual = /[\u00A0\u2000-\u200A\u202F\u205F\u3000\uFFF9-\uFFFB]|\p{Default_Ignorable_Code_Point}/u;

const joiners = ['\u200C', '\u200D', '\u180E'];
/** Scripts that use joiners between letters. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}]/u;
const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const malayalamVirama = '\u0D4D';
/** Signs that have no variants. */
const isWithoutVariants = (sign: string): boolean =>
  sign === '' || /[\s\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u.test(sign);

/** One line as it is stored: composed letters (NFC), plain blanks, and nothing that cannot be seen. */
export const tidyLine = (text: string): string => tidied(text, false);
/** The same of several lines, which keep their breaks, indents and marks of direction. */
export const tidyText = (text: string): string => tidied(text, true);

const tidied = (text: string, isLong: boolean): string => {
  const composed = text.normalize('NFC');
  if (!unusual.test(composed)) return composed;
  const tidy = withoutStrays(
    composed
      .replace(invisible, (sign, flag: string | undefined) =>
        flag || (isLong && directions.test(sign)) ? sign : '',
      )
      .replace(blanks, ' '),
  ).normalize('NFC');
  // What was removed may have kept marks apart that change places now, so that a joiner stands elsewhere.
  return tidy === composed ? tidy : tidied(tidy, isLong);
};

/** What no reader of plain text sees, and a program that reads each character does. */
const hidden =
  /(?!\u200C|\u200D|\u180E)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** The text without anything hidden, variants of signs and marks of direction included, for readers that are programs. */
export const seenText = (text: string): string => withoutStrays(text.replace(hidden, ''));

/** Without joiners and variants of a sign where no script and no emoji has them; a sign has one variant at most. */
const withoutStrays = (text: string): string => {
  let base = '';
  const signs = [...text].filter((sign) => {
    if (/\p{Variation_Selector}/u.test(sign)) {
      const isVariant = !isWithoutVariants(base);
      base = '';
      return isVariant;
    }
    if (!joiners.includes(sign) && !/\p{M}/u.test(sign)) base = sign;
    return true;
  });
  return signs.filter((sign, at) => !joiners.includes(sign) || isJoiner(signs, sign, at)).join('');
};

/**
 * A joiner is valid between two letters of a script that needs it, or between the parts of an emoji; in
 * Malayalam also at the end of a word.
 */
const isJoiner = (signs: readonly string[], sign: string, at: number): boolean => {
  const [before = '', after = ''] = [signs[at - 1], signs[at + 1]];
  if (isLetter(before) && isLetter(after)) return true;
  if (sign !== '\u200D') return false;
  return before === malayalamVirama || (picture.test(before) && picture.test(after));
};

const isLetter = (sign: string): boolean => /\p{L}|\p{M}/u.test(sign) && joining.test(sign);

/** Several lines of text: no control characters except tab and line break. */
export const isSeveralLines = (text: string): boolean => !/\p{Cc}/u.test(text.replace(/\r\n|[\n\t]/g, ''));

/** One line of visible characters. */
export const isOneLine = (text: string): boolean => isSeveralLines(text) && !breaks.test(text);
