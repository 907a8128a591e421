/** The current year minus the year of founding; a company founded next year has none. */
export const yearsInBusiness = (founded: number, now: Date): number =>
  Math.max(0, now.getFullYear() - founded);
