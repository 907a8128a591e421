const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** "3 hours ago", in the given language. */
export const timeAgo = (at: string, now: Date, locale: string): string => {
  const seconds = (Date.parse(at) - now.getTime()) / 1000;
  const words = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, words);
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return words.format(Math.trunc(seconds / length), unit);
};
