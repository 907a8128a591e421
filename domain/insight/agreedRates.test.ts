import { expect, test } from 'vitest';
import { type Agreement, agreementOf, experienceRangeOf, rateSpreads, spreadFor } from './agreedRates.ts';

const agreement = (providerId: string, rate: number, more: Partial<Agreement> = {}): Agreement => ({
  providerId,
  rate: rate * 100,
  currency: 'USD',
  signedDate: '2026-03-01',
  skills: ['Python'],
  experience: 7,
  location: 'Pune, India',
  ...more,
});
const five = [40, 50, 60, 70, 80].map((rate, at) => agreement(`CO-${at}`, rate));

test('rates are shown from five providers on, for all candidates, their country and their experience', () => {
  expect(rateSpreads(five.slice(1))).toEqual([]);
  const spreads = rateSpreads(five);
  expect(spreads.map(({ country, experienceFrom }) => [country, experienceFrom])).toEqual(
    expect.arrayContaining([
      [null, null],
      ['India', null],
      [null, 6],
      ['India', 6],
    ]),
  );
  for (const spread of spreads)
    expect(spread).toMatchObject({ low: 5000, middle: 6000, high: 7000, contracts: 5, firms: 5 });
});

test('a provider counts with its three newest agreements', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    agreement('CO-0', 200, { signedDate: `2025-01-${String((at % 28) + 1).padStart(2, '0')}` }),
  );
  const [spread] = rateSpreads([...five, ...many]);
  // The newest of CO-0 is the one in March.
  expect(spread).toMatchObject({ contracts: 7, firms: 5, middle: 7000 });
});

test('a skill has the spelling that most candidates use', () => {
  const spelled = five.map((one, at) => ({ ...one, skills: [at === 0 ? 'python' : 'Python'] }));
  expect(rateSpreads(spelled)[0]?.skill).toBe('Python');
});

test('currencies and spellings: one currency never joins another, one skill has one spread', () => {
  const mixed = five.map((one, at) => ({
    ...one,
    currency: at === 0 ? ('EUR' as const) : one.currency,
    skills: [at % 2 ? 'python' : 'Python'],
  }));
  expect(rateSpreads(mixed)).toEqual([]);
  expect(rateSpreads([...mixed, agreement('CO-9', 60)])).toHaveLength(4);
});

test('other names of a skill count together, and each finds the figures of all', () => {
  const named = five.map((one, at) => ({ ...one, skills: at < 2 ? ['k8s'] : ['Kubernetes', 'k8s'] }));
  const apart = rateSpreads(named.map((one, at) => ({ ...one, skills: at < 2 ? ['k8s'] : ['Kubernetes'] })));
  expect(apart).toEqual([]);
  const everywhere = rateSpreads(named, () => 'kubernetes').filter(
    ({ country, experienceFrom }) => country === null && experienceFrom === null,
  );
  const figures = { contracts: 5, firms: 5, low: 5000, middle: 6000, high: 7000 };
  expect(everywhere).toMatchObject(['k8s', 'Kubernetes'].map((skill) => ({ skill, ...figures })));
});

test('the most specific spread is chosen, then the one with the most contracts', () => {
  const spreads = rateSpreads([
    ...five,
    ...five.map((one) => ({ ...one, skills: ['Django'], location: 'Lyon, France' })),
    ...[6, 7, 8].map((at) => agreement(`CO-${at}`, 90, { experience: 1, location: 'Lyon, France' })),
  ]);
  const asked = { skills: ['python', 'Django'], experience: 8, location: 'Delhi, India', currency: 'USD' };
  expect(spreadFor(spreads, asked)).toMatchObject({ skill: 'Python', country: 'India', experienceFrom: 6 });
  expect(spreadFor(spreads, { ...asked, location: 'Rome, Italy', experience: null })).toMatchObject({
    skill: 'Python',
    country: null,
    experienceFrom: null,
    contracts: 8,
  });
  expect(spreadFor(spreads, { ...asked, currency: 'EUR' })).toBeNull();
  expect(spreadFor(spreads, { ...asked, skills: ['Perl'] })).toBeNull();
});

test('ranges of experience follow each other', () => {
  expect([0, 2, 3, 9, 10, 30].map(experienceRangeOf)).toEqual([
    { from: 0, to: 2 },
    { from: 0, to: 2 },
    { from: 3, to: 5 },
    { from: 6, to: 9 },
    { from: 10, to: null },
    { from: 10, to: null },
  ]);
});

test('contracts without a signature, and those of erased candidates, are not agreed rates', () => {
  const { providerId, rate, currency, signedDate, skills, experience, location } = agreement('CO-1', 50);
  const contract = { providerId, rate, currency, signedDate };
  const candidate = { skills, experience, location, erasedAt: null };
  expect(agreementOf(contract, candidate)).toEqual(agreement('CO-1', 50));
  expect(agreementOf({ ...contract, signedDate: null }, candidate)).toBeNull();
  expect(agreementOf(contract, { ...candidate, erasedAt: '2026-04-01T09:00:00.000Z' })).toBeNull();
  expect(agreementOf(contract, undefined)).toBeNull();
});
