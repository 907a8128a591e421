/** The current year minus the founding year; 0 if the founding year is in the future. */
export const yearsInBusiness = (founded: number, now: Date): number =>
  Math.max(0, now.getFullYear() - founded);
