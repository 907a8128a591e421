/** Digits with what people write between them, on one line. */
const numbers = /(?<![\p{L}\p{N}])(?:\+|\(\+?)?\d(?:[ \t\u00A0\u202F()./–-]{0,3}\d)+(?![\p{L}\p{N}])/gu;

const labels =
  /(?:tel(?:[eé]fono|efon|[eé]phone)?|t[eé]l|phone|fon|mobile?|m[oó]vil|handy|cell|portable|whatsapp|signal|call|fax|rufnummer|nummer|n[uú]mero|num[eé]ro)\s*(?:no|nr|nº|n°|number|nummer)?\.?\s*[:.]?\s*$/iu;

const day = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}(?!\d)/u;
const month = /^(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}(?!\d)/u;
const year = /^(?:19|20)\d{2}(?!\d)/u;

/** National numbers without a leading zero: North America, Spain, India. */
const national = [
  /^\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/u,
  /^[6-9]\d{2}([ .-])\d{3}\1\d{3}$/u,
  /^[6-9]\d{2}[ .-]?\d{2}([ .-])\d{2}\1\d{2}$/u,
  /^[6-9]\d{4} \d{5}$/u,
];
const pairs = /^0[1-9](?:[ .-]?\d{2}){4}$/u;

/** Amounts and counts are round; phone numbers hardly ever are. */
const isRound = (digits: string): boolean => digits.endsWith('000');

const isPhone = (found: string, before: string): boolean => {
  const written = found.trim();
  const digits = written.replace(/\D/gu, '');
  if (digits.length < 6 || digits.length > 17) return false;
  if (/^\(?\+/u.test(written) || /^00[1-9]/u.test(written)) return digits.length >= 8;
  if (pairs.test(written)) return true;
  if (day.test(written) || month.test(written) || year.test(written)) return false;
  if (labels.test(before)) return true;
  if (digits.length < 7) return false;
  if (/^\(0?\d{2,5}\)/u.test(written)) return true;
  if (/^0[1-9]/u.test(written)) return digits.length >= 9 && !/^0\d?[.,]/u.test(written);
  if (isRound(digits)) return false;
  if (national.some((form) => form.test(written))) return true;
  return /^\d{9,11}$/u.test(written);
};

/** The phone numbers of a text with their places. Years, dates, amounts and versions are none. */
const phonesOf = (text: string): RegExpExecArray[] =>
  [...text.matchAll(numbers)].filter((found) =>
    isPhone(found[0], text.slice(Math.max(0, found.index - 30), found.index)),
  );

/** The phone numbers of a text, as they are written. */
export const phonesIn = (text: string): string[] => phonesOf(text).map(([found]) => found.trim());

/** The text with each phone number replaced. */
export const maskPhones = (text: string, instead: string): string => {
  let rest = '';
  let from = 0;
  for (const { 0: found, index } of phonesOf(text)) {
    rest += text.slice(from, index) + instead;
    from = index + found.length;
  }
  return rest + text.slice(from);
};
