import { quartersPerHour } from '../../../domain/contract/deals/timesheets.ts';

/** Quarter hours as hours: 30 reads 7.5. */
export const writeHours = (quarters: number, locale: string): string =>
  (quarters / quartersPerHour).toLocaleString(locale, { maximumFractionDigits: 2 });

/** Typed hours as quarter hours: 7.5, 7,5 and 7:30 are 30; null for anything that is not a quarter of an hour. */
export const readHours = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return 0;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : Number(text.replace(',', '.'));
  const quarters = hours * quartersPerHour;
  return Number.isInteger(quarters) && quarters >= 0 && hours <= 24 ? quarters : null;
};
