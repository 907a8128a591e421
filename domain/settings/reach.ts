/** Days that everyone may look back; more needs Advanced Analytics. */
const plainReach = 30;

const lengths: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 };

/** The days of a range by its name or number: 90, '90days', '3m', '1year'. */
export const daysOfRange = (range: unknown): number => {
  if (typeof range === 'number') return range;
  const [, count, unit = ''] = /^(\d+)\s*([dwmy])/.exec(String(range)) ?? [];
  return Number(count ?? 0) * (lengths[unit] ?? 0);
};

export const isFarReaching = (range: unknown): boolean => daysOfRange(range) > plainReach;
