/** When support works: from Monday to Friday, by the clocks of one zone, in minutes of the day. */
export type SupportHours = { zone: string; from: number; to: number };

export const supportHours: SupportHours = { zone: 'UTC', from: 8 * 60, to: 18 * 60 };
