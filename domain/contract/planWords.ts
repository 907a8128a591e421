import type { Company } from './companies.ts';

/** What the platform dashboard's forms call the plans, and the one list of values that is kept. */
export const planWords = {
  basic: 'Basic',
  professional: 'Premium',
  enterprise: 'Enterprise',
} as const satisfies Record<string, Company['subscription']>;
export type PlanWord = keyof typeof planWords;
