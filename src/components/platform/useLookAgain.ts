import { usePlatform } from '../../platform/shownPlatform.ts';

/** How often a screen looks for news by itself, in milliseconds; never, where the operator has switched that off. */
export const useLookAgain = (often: number): number | false => usePlatform().features.realTime && often;
