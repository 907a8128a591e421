import { expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { requisitions } from '../contract/deals/requisitions.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { utcDay } from '../time/days.ts';
import { askedForJob } from './askedForJob.ts';

const job = {
  title: 'Data Engineer',
  skills: ['SQL', 'Spark'],
  openings: 3,
  deadline: '2026-12-20',
  salaryMin: 7800,
  salaryMax: 8800,
  salaryPer: 'Hour',
  currency: 'EUR',
  description: 'Six months.\n\nHybrid.',
} satisfies Partial<Job>;

test('a requisition takes position, skills, openings, rates, date and text from its job', () => {
  expect(askedForJob(job, '2026-11-28')).toEqual({
    position: 'Data Engineer',
    skills: ['SQL', 'Spark'],
    headCount: 3,
    rateMin: 7800,
    rateMax: 8800,
    currency: 'EUR',
    respondBy: '2026-12-20',
    message: 'Six months.\n\nHybrid.',
  });
});

test('yearly pay is no rate, and a deadline that has passed no day to respond by', () => {
  const asked = askedForJob({ ...job, salaryPer: 'Year', deadline: '2026-11-27' }, '2026-11-28');
  expect(Object.keys(asked)).toEqual(['position', 'skills', 'headCount', 'currency', 'message']);
});

test('start and duration are those that the description names', () => {
  const asked = (description: string) => askedForJob({ ...job, description }, '2026-11-28');
  expect(asked('Start: 01.02.2027\nLaufzeit: 6 Monate')).toMatchObject({
    startDate: '2027-02-01',
    duration: '6 months',
  });
  for (const description of ['Start: ASAP', 'Start: 01.11.2026'])
    expect(Object.keys(asked(description))).not.toContain('startDate');
});

test('what every sample job fills in is valid in a requisition', () => {
  const jobs = createWorld(defaultClock).jobs ?? [];
  const long = { ...jobs[0], description: `${'word '.repeat(300)}\n${'word '.repeat(300)}` } as Job;
  expect(askedForJob(long, utcDay(defaultClock)).message).toBe('word '.repeat(300).trimEnd());
  for (const one of [...jobs, long])
    for (const [field, value] of Object.entries(askedForJob(one as Job, utcDay(defaultClock))))
      expect([field, requisitions.fields[field as 'position'].safeParse(value).error]).toEqual([
        field,
        undefined,
      ]);
});
