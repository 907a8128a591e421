import { describe, expect, test } from 'vitest';
import { offBudget, skillsAsked } from './budget.ts';

const lead = {
  title: 'Lead',
  skills: ['Kafka'],
  minExperience: null,
  headCount: 1,
  rateMin: null,
  rateMax: 9000,
};
const asked = {
  skills: ['Java', 'Spring Boot'],
  roles: [lead],
  rateMin: 5800,
  rateMax: 8000,
  currency: 'USD' as const,
};

describe('a rate', () => {
  test.each([
    [8000, 'USD', null, null],
    [8001, 'USD', null, { side: 'above', limit: 8000, off: 1 }],
    [5700, 'USD', null, { side: 'below', limit: 5800, off: 100 }],
    [8500, 'USD', 'Lead', null],
    [9800, 'USD', 'Lead', { side: 'above', limit: 9000, off: 800 }],
    [5700, 'USD', 'Lead', { side: 'below', limit: 5800, off: 100 }],
    [9800, 'EUR', null, null],
    [0, 'USD', null, null],
    ['', 'USD', null, null],
  ])('of %j %s for the role %j is off by %j', (rate, currency, role, off) => {
    expect(offBudget(asked, { rate, currency, role })).toEqual(off);
  });

  test('is within a request that names none', () => {
    expect(
      offBudget({ ...asked, roles: [], rateMin: null, rateMax: null }, { rate: 1, currency: 'USD' }),
    ).toBe(null);
  });
});

test('the skills asked for are those of the role, and of the request for a quote without one', () => {
  expect([skillsAsked(asked, 'Lead'), skillsAsked(asked, null)]).toEqual([['Kafka'], asked.skills]);
});
