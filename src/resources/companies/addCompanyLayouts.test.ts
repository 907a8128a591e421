import { describe, expect, it } from 'vitest';
import { addCompanyFields, companyOf } from './addCompanyLayouts.ts';

describe('a company added from the dashboard', () => {
  it.each([
    ['basic', 'Basic'],
    ['professional', 'Premium'],
    ['enterprise', 'Enterprise'],
  ] as const)('with the plan %s has the subscription %s', (plan, subscription) => {
    expect(companyOf({ name: 'Zephyr', plan }, 'provider', 2026)).toEqual({
      name: 'Zephyr',
      type: 'provider',
      status: 'Active',
      subscription,
    });
  });

  it('was founded as many years ago as it has been in business', () => {
    expect(companyOf({ yearsInBusiness: 12 }, 'recruiter', 2026)).toMatchObject({ founded: 2014 });
    expect(companyOf({ yearsInBusiness: null }, 'recruiter', 2026)).not.toHaveProperty('founded');
  });

  it('is asked for by the fields of its side', () => {
    expect(addCompanyFields.dashboard).toEqual({
      provider: ['name', 'industry', 'employees', 'email', 'plan'],
      recruiter: ['name', 'specialization', 'yearsInBusiness', 'email', 'plan'],
    });
  });
});
