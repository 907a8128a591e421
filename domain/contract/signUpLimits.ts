/** The longest each answer of a sign-up request may be; apart from the contract, so that the public page can ask without carrying zod. */
export const signUpLimits = { firstName: 60, lastName: 60, email: 254, company: 120, message: 2000 } as const;
