import type { Company } from '../../../domain/contract/companies.ts';
import { type PlanWord, planWords } from '../../../domain/contract/planWords.ts';

export type Side = Company['type'];
/** The list asks for a contact; the dashboard for the least there is to know. */
export type AddLayout = 'list' | 'dashboard';

const list = ['name', 'industry', 'location', 'subscription', 'contactPerson', 'email', 'phone'];

/** What each form asks for, in its order. `yearsInBusiness` and `plan` become fields of the company. */
export const addCompanyFields: Record<AddLayout, Record<Side, readonly string[]>> = {
  list: { provider: list, recruiter: list },
  dashboard: {
    provider: ['name', 'industry', 'employees', 'email', 'plan'],
    recruiter: ['name', 'specialization', 'yearsInBusiness', 'email', 'plan'],
  },
};

type Answers = Record<string, unknown> & { plan?: PlanWord; yearsInBusiness?: number | null };

/** The company that a form's answers describe. Whoever is added by hand has been admitted. */
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
