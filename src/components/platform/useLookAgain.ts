import { usePlatform } from '../../platform/shownPlatform.ts';

/** Polling interval of a screen in milliseconds; none if the operator has switched polling off. */
export const useLookAgain = (often: number): number | false => usePlatform().features.realTime && often;
