import { usePlatform } from '../../platform/shownPlatform.ts';
import { useStream } from '../live/stream.ts';

/**
 * Polling interval of a screen in milliseconds, for when changes are not received; none if the operator has
 * switched live updates off.
 */
export const useLookAgain = (often: number): number | false => {
  const stream = useStream();
  return usePlatform().features.realTime && !stream && often;
};
