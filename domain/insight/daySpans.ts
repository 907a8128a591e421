import { utcDay } from '../time/days.ts';

const length = 86_400_000;

/** A date or time as whole UTC days since 1970. */
export const dayNumber = (at: string): number => Math.floor(Date.parse(at) / length);

export const dateOf = (day: number): string => utcDay(new Date(day * length));

/** Consecutive days by number, both ends included; empty when `to` is before `from`. */
export type Span = { from: number; to: number };

export const daysIn = ({ from, to }: Span): number => Math.max(0, to - from + 1);

/** The overlap of two spans. */
export const sharedDays = (a: Span, b: Span): number =>
  daysIn({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

export const isWithin = (day: number, { from, to }: Span): boolean => from <= day && day <= to;

/** Sorted spans, with those that touch or overlap merged. */
export const merged = (spans: readonly Span[]): Span[] => {
  const ordered = spans.filter((span) => daysIn(span) > 0).sort((a, b) => a.from - b.from);
  const found: Span[] = [];
  for (const { from, to } of ordered) {
    const last = found.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
};
