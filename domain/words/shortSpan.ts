const units = { d: 'day', y: 'year' } as const;

/** A button's word for a period: '7d' as it is in English, else as the language abbreviates it, such as '7 T'. */
export const shortSpan = (period: string, locale: string): string => {
  const [, count, unit] = /^(\d+)([dy])$/.exec(period) ?? [];
  if (locale.startsWith('en') || count === undefined) return period;
  return Number(count).toLocaleString(locale, {
    style: 'unit',
    unit: units[unit as keyof typeof units],
    unitDisplay: 'narrow',
  });
};
