import type { Faults, Message } from '../../messages/message.ts';

/** The setting of the platform with the levels at which overdue invoices are reminded of, as JSON. */
export const dunningLevelsKey = 'dunningLevels';
export const mostLevels = 4;
export const mostDays = 365;
export const longestTerm = 90;

/** One level of the reminders of an overdue invoice. */
export type DunningLevel = {
  /** Days after the due date. */
  days: number;
  /** Days after the reminder by which to pay; null if it names no new date. */
  term: number | null;
  /** From this level on, the company cannot start new deals. */
  limits: boolean;
};

/** Until an operator chooses others. */
export const firstLevels: readonly DunningLevel[] = [1, 7, 14].map((days) => ({
  days,
  term: null,
  limits: false,
}));

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** The errors of levels by the field in the form: `days1` is the first level's. */
export const faultsOfLevels = (levels: readonly DunningLevel[]): Faults => {
  const faults: Faults = {};
  let before = 0;
  for (const [place, { days, term }] of levels.entries()) {
    const level = place + 1;
    if (!isWhole(days, mostDays))
      faults[`days${level}`] = { code: 'dunning.days', values: { max: mostDays } };
    else if (days <= before) faults[`days${level}`] = 'dunning.days-rise';
    else before = days;
    if (term !== null && !isWhole(term, longestTerm))
      faults[`term${level}`] = { code: 'dunning.term', values: { max: longestTerm } };
  }
  return faults;
};

const isLevel = (value: unknown): value is DunningLevel =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'days,limits,term' &&
  typeof (value as DunningLevel).limits === 'boolean';

const parseLevels = (value: string): DunningLevel[] | null => {
  try {
    const levels: unknown = JSON.parse(value);
    return Array.isArray(levels) && levels.length <= mostLevels && levels.every(isLevel) ? levels : null;
  } catch {
    return null;
  }
};

/** The error in a stored value. */
export const dunningLevelsFault = (value: string): Message | null => {
  const levels = parseLevels(value);
  return levels === null
    ? { code: 'dunning.levels', values: { max: mostLevels } }
    : (Object.values(faultsOfLevels(levels))[0] ?? null);
};

/** The levels in a stored value. */
export const readDunningLevels = (value: string | null | undefined): readonly DunningLevel[] =>
  (value ? parseLevels(value) : null) ?? firstLevels;

/** Whether service is limited at this level; level 0 is none. */
export const limitsAt = (level: number, levels: readonly DunningLevel[]): boolean =>
  levels.slice(0, level).some(({ limits }) => limits);
