/**
 * Maximum lengths of sign-up fields, separate from the contract so that the public page can use them without
 * zod.
 */
export const signUpLimits = { firstName: 60, lastName: 60, email: 254, company: 120, message: 2000 } as const;

/** The largest number of people on the bench that a sign-up request can state. */
export const mostOnBench = 100_000;
