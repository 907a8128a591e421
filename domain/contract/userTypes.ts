/**
 * Type of organization a user works for: a staffing firm, a recruiting company, or the platform's operator.
 */
export const userTypes = ['provider', 'recruiter', 'admin'] as const;
export type UserType = (typeof userTypes)[number];
