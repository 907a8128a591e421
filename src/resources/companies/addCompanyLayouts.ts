import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { type PlanWord, planWords } from '../../../domain/contract/billing/planWords.ts';

export type Side = Company['type'];
/** The list's form includes a contact; the dashboard's form has the minimum. */
export type AddLayout = 'list' | 'dashboard';

const list = ['name', 'industry', 'location', 'subscription', 'contactPerson', 'email', 'phone'];

/** The inputs of each form, in order. `yearsInBusiness` and `plan` are converted to fields of the company. */
export const addCompanyFields: Record<AddLayout, Record<Side, readonly string[]>> = {
  list: { provider: list, recruiter: list },
  dashboard: {
    provider: ['name', 'industry', 'employees', 'email', 'plan'],
    recruiter: ['name', 'specialization', 'yearsInBusiness', 'email', 'plan'],
  },
};

type Answers = Record<string, unknown> & { plan?: PlanWord; yearsInBusiness?: number | null };

/** The company from a form's values. A company added by an operator counts as admitted. */
export const companyOf = (answers: Answers, type: Side, year: number): Record<string, unknown> => {
  const { plan, yearsInBusiness, ...told } = answers;
  return {
    ...told,
    type,
    status: 'Active',
    ...(plan && { subscription: planWords[plan] }),
    ...(yearsInBusiness != null && { founded: year - yearsInBusiness }),
  };
};
