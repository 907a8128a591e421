import { describe, expect, it } from 'vitest';
import { isOpenOn, type Job, jobs } from './jobs.ts';

const job = { deadline: null, postedDate: '2026-06-01', salaryMin: null, salaryMax: null };
const errorsOf = (columns: object) => jobs.check?.({ ...job, ...columns } as Job);

describe('a job posting', () => {
  it('accepts applications while it is active, until the end of its deadline day', () => {
    const deadline = '2026-06-15';
    expect(isOpenOn({ status: 'Active', deadline }, '2026-06-15')).toBe(true);
    expect(isOpenOn({ status: 'Active', deadline }, '2026-06-16')).toBe(false);
    expect(isOpenOn({ status: 'Active', deadline: null }, '2036-01-01')).toBe(true);
    expect(isOpenOn({ status: 'Paused', deadline }, '2026-06-01')).toBe(false);
  });

  it('cannot have a deadline before the day it was posted', () => {
    expect(errorsOf({ deadline: '2026-05-31' })).toEqual({
      deadline: 'jobs.deadline-early',
    });
    expect(errorsOf({ deadline: '2026-06-01' })).toEqual({});
  });

  it('cannot have a maximum salary below its minimum', () => {
    expect(errorsOf({ salaryMin: 9000, salaryMax: 8000 })).toEqual({
      salaryMax: 'jobs.salary-range',
    });
    expect(errorsOf({ salaryMin: 9000, salaryMax: 9000 })).toEqual({});
  });
});
