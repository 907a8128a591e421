/** Time ranges of a recruiter's analytics by their names in URLs, in days that end today. */
export const hiringRanges = { '7days': 7, '30days': 30, '90days': 90, '6months': 182, '1year': 365 } as const;
export type HiringRange = keyof typeof hiringRanges;
export const hiringRangeNames = Object.keys(hiringRanges) as [HiringRange, ...HiringRange[]];
export const defaultHiringRange: HiringRange = '30days';

export const isHiringRange = (name: string | null): name is HiringRange =>
  name !== null && Object.hasOwn(hiringRanges, name);
