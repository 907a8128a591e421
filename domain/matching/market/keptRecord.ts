import type { Found } from './matchmaker.ts';
import type { Recommendations } from './recommend.ts';

/** What is kept of a search: enough to score the same again. */
export type KeptRecord = Omit<Found, 'heard'>;

export const recordOf = ({ heard, ...record }: Found): KeptRecord => record;

/** What goes to the screen: all but the need, which only a replay reads. */
export const shownOf = ({ need, ...shown }: KeptRecord): Recommendations => shown;
