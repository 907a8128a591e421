import type { Found } from './matchmaker.ts';
import type { Recommendations } from './recommend.ts';

/** Record of a search: enough to compute the same scores again. */
export type KeptRecord = Omit<Found, 'heard'>;

export const recordOf = ({ heard, ...record }: Found): KeptRecord => record;

/** Sent to the screen: everything except the need, which only a replay uses. */
export const shownOf = ({ need, ...shown }: KeptRecord): Recommendations => shown;
