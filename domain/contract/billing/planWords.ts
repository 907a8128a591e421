import type { Company } from '../accounts/companies.ts';

/** Plan names in the forms of the platform dashboard, and the values that are stored for them. */
export const planWords = {
  basic: 'Basic',
  professional: 'Premium',
  enterprise: 'Enterprise',
} as const satisfies Record<string, Company['subscription']>;
export type PlanWord = keyof typeof planWords;
