import { expect, it } from 'vitest';
import type { JobType } from '../contract/candidates/jobTypes.ts';
import type { Workplace } from '../contract/candidates/workplaces.ts';
import { countFacets } from './candidateFacets.ts';

const today = '2026-06-15';

const candidate = (more: object) => ({
  skills: ['React'],
  location: 'Austin, United States',
  availability: 'Immediate' as const,
  bookedUntil: null as string | null,
  experience: 4,
  companyId: 'CO-001',
  languages: null,
  jobTypes: [] as JobType[],
  workplaces: [] as Workplace[],
  addedFacts: [] as string[],
  ...more,
});

it('facets count each value, the most frequent first, with countries and bands of experience', () => {
  const facets = countFacets(
    [
      candidate({ languages: [{ language: 'de', level: null }] }),
      candidate({
        languages: [
          { language: 'en', level: 'C1' },
          { language: 'de', level: 'A2' },
        ],
        skills: ['React', 'Go'],
        location: 'Lyon, France',
        experience: 15,
      }),
      candidate({
        skills: ['Go', 'Rust'],
        location: 'Singapore',
        experience: 3,
        companyId: 'CO-003',
        jobTypes: ['Freelance'],
        workplaces: ['Remote', 'Hybrid'],
      }),
    ],
    today,
  );
  expect(facets.skills).toEqual([
    { value: 'Go', count: 2 },
    { value: 'React', count: 2 },
    { value: 'Rust', count: 1 },
  ]);
  expect(facets.language).toEqual([
    { value: 'de', count: 2 },
    { value: 'en', count: 1 },
  ]);
  expect(facets.jobType).toEqual([
    { value: 'Freelance', count: 3 },
    { value: 'Contract', count: 2 },
    { value: 'Full-time', count: 2 },
    { value: 'Part-time', count: 2 },
  ]);
  expect(facets.workplace).toEqual([
    { value: 'Hybrid', count: 3 },
    { value: 'Remote', count: 3 },
    { value: 'On site', count: 2 },
  ]);
  expect(facets.country.map(({ value }) => value)).toEqual(['France', 'Singapore', 'United States']);
  expect(facets.experience).toEqual([
    { value: '3-5', count: 2 },
    { value: '15-', count: 1 },
  ]);
  expect(facets.companyId[0]).toEqual({ value: 'CO-001', count: 2 });
  expect([facets.counted, facets.more]).toEqual([3, false]);
});

it('facets of more than 10,000 candidates count the first 10,000 and say that there are more', () => {
  const facets = countFacets(
    Array.from({ length: 10_001 }, () => candidate({})),
    today,
  );
  expect([facets.counted, facets.more, facets.country[0]?.count]).toEqual([10_000, true, 10_000]);
});

it('whoever is booked from today on counts under no availability', () => {
  const until = (bookedUntil: string | null) => candidate({ bookedUntil });
  const facets = countFacets([until(null), until('2026-06-14'), until(today), until('2026-09-01')], today);
  expect(facets.availability).toEqual([{ value: 'Immediate', count: 2 }]);
});
