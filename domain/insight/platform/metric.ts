/** The operator's selection: all figures, or those of one kind. */
export const platformMetrics = ['all', 'revenue', 'users', 'engagement', 'performance'] as const;
export type PlatformMetric = (typeof platformMetrics)[number];
export const defaultPlatformMetric: PlatformMetric = 'all';
