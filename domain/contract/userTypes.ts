/** Who a signed-in person works for: a staffing firm, a recruiting company, or the platform's operator. */
export const userTypes = ['provider', 'recruiter', 'admin'] as const;
export type UserType = (typeof userTypes)[number];
