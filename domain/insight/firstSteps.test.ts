import { describe, expect, it } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import type { Company } from '../contract/accounts/companies.ts';
import { addDays } from '../time/days.ts';
import { firstStepsOf, isStepDone, newForDays } from './firstSteps.ts';

const { companies } = createWorld(defaultClock);
const today = '2026-03-01';
const fresh = (type: Company['type'], columns: Partial<Company> = {}): Company => ({
  ...(companies.find((one) => one.type === type) as Company),
  joinDate: today,
  description: null,
  location: null,
  website: null,
  verification: 'Pending',
  ...columns,
});
const profile = { description: 'Who we are', location: 'Lyon, France', website: 'https://firm.example' };

describe('the first steps', () => {
  it('are those of the type of the company, in the order in which they help', () => {
    const { provider, recruiter } = { provider: fresh('provider'), recruiter: fresh('recruiter') };
    expect(firstStepsOf(provider, today)).toEqual([
      'profile',
      'documents',
      'bench',
      'colleagues',
      'rateCard',
    ]);
    expect(firstStepsOf(recruiter, today)).toEqual(['profile', 'documents', 'job', 'colleagues', 'request']);
  });

  it('are done one by one', () => {
    expect(isStepDone('profile', fresh('provider', profile), 0)).toBe(true);
    for (const field of ['description', 'location', 'website'])
      expect(isStepDone('profile', fresh('provider', { ...profile, [field]: null }), 0)).toBe(false);
    for (const step of ['documents', 'bench', 'job', 'rateCard', 'request'] as const)
      expect([0, 1].map((rows) => isStepDone(step, fresh('provider'), rows))).toEqual([false, true]);
    expect([1, 2].map((users) => isStepDone('colleagues', fresh('provider'), users))).toEqual([false, true]);
    expect(isStepDone('documents', fresh('provider', { verification: 'Verified' }), 0)).toBe(true);
  });

  it('end 60 days after joining', () => {
    expect(firstStepsOf(fresh('provider'), addDays(today, newForDays))).not.toEqual([]);
    expect(firstStepsOf(fresh('provider'), addDays(today, newForDays + 1))).toEqual([]);
  });
});
