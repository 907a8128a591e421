import type { Tone } from '../../components/fields/tones.ts';

export const hour = 60;
const day = 24 * hour;

/** Converts minutes to the most readable unit, with a tone for how long the wait is. */
export const lengthOf = (minutes: number): { value: number; name: string; tone: Tone } => {
  if (minutes < hour) return { value: Math.round(minutes), name: 'minute', tone: 'good' };
  if (minutes < day) return { value: minutes / hour, name: 'hour', tone: 'waiting' };
  return { value: minutes / day, name: 'day', tone: 'wrong' };
};
