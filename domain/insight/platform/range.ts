import type { Range } from '../period.ts';

/** Time ranges of the operator's analytics, by button label. */
export const platformRanges = ['7d', '30d', '90d', '1y'] as const;
export type PlatformRange = (typeof platformRanges)[number];
export const defaultPlatformRange: PlatformRange = '7d';

const days: Record<PlatformRange, Range> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };
export const daysIn = (range: PlatformRange): Range => days[range];
/** The default range. */
export const defaultAnalyticsRange: PlatformRange = '30d';
