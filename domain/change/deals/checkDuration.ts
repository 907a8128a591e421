import { Invalid } from '../../errors.ts';
import { isDuration } from '../../time/durationEnd.ts';
import type { Values } from '../context.ts';

/** Asks again for how long someone is needed if that is not understood, as the days of quotes and holds follow from it. */
export const checkDuration = (before: Values | null, { duration }: Values): void => {
  if (before?.duration !== duration && !isDuration(String(duration)))
    throw Invalid({ duration: 'duration.not-read' });
};
