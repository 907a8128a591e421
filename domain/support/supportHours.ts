/** Support hours: Monday to Friday, in one time zone, in minutes of the day. */
export type SupportHours = { zone: string; from: number; to: number };

export const supportHours: SupportHours = { zone: 'UTC', from: 8 * 60, to: 18 * 60 };
