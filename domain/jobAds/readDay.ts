/** Beginnings of month names in English, German, French and Spanish. */
const months = [
  ['jan', 'jän', 'ene'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];

export const monthOf = (word: string): number =>
  months.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1;

const word = String.raw`(?<month>\p{L}{3,10})\.?`;
const year = String.raw`(?:,?\s*(?:de\s+)?(?<year>20\d\d))?`;
const shapes = [
  /(?<year>20\d\d)\s?年\s?(?<m>\d{1,2})\s?月\s?(?<day>\d{1,2})\s?日/u,
  /(?<day>\d{1,2})-(?<month>\p{L}{3,10})-(?<year>20\d\d|\d\d(?!\d))/u,
  /(?<year>20\d\d)-(?<m>\d\d)-(?<day>\d\d)/u,
  /(?<day>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<year>20\d\d)/u,
  /(?<day>\d{1,2})\/(?<m>\d{1,2})\/(?<year>20\d\d)/u,
  new RegExp(String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?\s+(?:of\s+|de\s+)?${word}${year}`, 'u'),
  new RegExp(String.raw`${word}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)${year}`, 'u'),
];

/** '27' is 2027. */
const fullYear = (written: string): number => Number(written) + (written.length === 2 ? 2000 : 0);

const isoDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
};

/**
 * The first date of a text as YYYY-MM-DD. Without a year it is the next such day from `today` on. "03/04/2027",
 * which could be either of two days, is none, unless `dayIs` says which of its numbers is the day.
 */
export const readDay = (text: string, today: string, dayIs?: 'first' | 'second'): string | null => {
  for (const shape of shapes) {
    const { groups = {} } = shape.exec(text) ?? {};
    const { day, m, month } = groups;
    if (day === undefined) continue;
    const [first, second] = [Number(day), month === undefined ? Number(m) : monthOf(month)];
    const isSlashed = text.includes(`${day}/${m}/`);
    const isOpen = isSlashed && first <= 12 && second <= 12 && first !== second;
    if (isOpen && !dayIs) continue;
    const isSecond = isOpen ? dayIs === 'second' : isSlashed && second > 12;
    const [date, inMonth] = isSecond ? [second, first] : [first, second];
    const given = groups.year === undefined ? null : fullYear(groups.year);
    const thisYear = isoDay(given ?? Number(today.slice(0, 4)), inMonth, date);
    if (thisYear === null) continue;
    return given === null && thisYear < today
      ? isoDay(Number(today.slice(0, 4)) + 1, inMonth, date)
      : thisYear;
  }
  return null;
};
