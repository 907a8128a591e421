import { describe, expect, it } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import type { Company } from '../contract/accounts/companies.ts';
import { firstStepsOf, newForDays } from './firstSteps.ts';

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
const nothing = { documents: 0, bench: 0, job: 0, colleagues: 1, rateCard: 0, request: 0 };
const open = (company: Company, started = nothing, day = today) =>
  firstStepsOf(company, started, day).flatMap(({ step, done }) => (done ? [] : [step]));

describe('the first steps', () => {
  it('are those of the type of the company, in the order in which they help', () => {
    expect(open(fresh('provider'))).toEqual(['profile', 'documents', 'bench', 'colleagues', 'rateCard']);
    expect(open(fresh('recruiter'))).toEqual(['profile', 'documents', 'job', 'colleagues', 'request']);
  });

  it('are done one by one', () => {
    const profile = { description: 'Who we are', location: 'Lyon, France', website: 'https://firm.example' };
    expect(open(fresh('provider', profile))).not.toContain('profile');
    expect(open(fresh('provider', { ...profile, website: null }))).toContain('profile');
    expect(open(fresh('provider', { verification: 'Verified' }))).not.toContain('documents');
    for (const step of ['documents', 'bench', 'rateCard'] as const)
      expect(open(fresh('provider'), { ...nothing, [step]: 1 })).not.toContain(step);
    expect(open(fresh('recruiter'), { ...nothing, colleagues: 2, job: 1 })).toEqual([
      'profile',
      'documents',
      'request',
    ]);
  });

  it('end once all are done, and 60 days after joining', () => {
    const whole = fresh('provider', {
      description: 'Who we are',
      location: 'Lyon, France',
      website: 'https://firm.example',
    });
    const all = { ...nothing, documents: 1, bench: 3, colleagues: 2, rateCard: 1 };
    expect(firstStepsOf(whole, all, today)).toEqual([]);
    const old = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    expect(open(fresh('provider'), nothing, old(newForDays))).not.toEqual([]);
    expect(open(fresh('provider'), nothing, old(newForDays + 1))).toEqual([]);
  });
});
