/** What an operator looks at: everything, or the figures of one kind. */
export const platformMetrics = ['all', 'revenue', 'users', 'engagement', 'performance'] as const;
export type PlatformMetric = (typeof platformMetrics)[number];
export const defaultPlatformMetric: PlatformMetric = 'all';
