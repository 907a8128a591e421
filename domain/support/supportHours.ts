/** Support hours: Monday to Friday, in one time zone, in minutes of the day. */
export type SupportHours = { zone: string; from: number; to: number };

export const supportHours: SupportHours = { zone: 'UTC', from: 8 * 60, to: 18 * 60 };

/** The support hours in the format of a language, as places of a text. */
export const writeSupportHours = (locale: string): Record<keyof SupportHours, string> => {
  const { from, to, zone } = supportHours;
  const clock = (minutes: number) =>
    new Date(minutes * 60_000).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return { from: clock(from), to: clock(to), zone };
};
