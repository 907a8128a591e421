import { expect, test } from 'vitest';
import { hiringReport } from './hiringReport.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

test('a hiring report covers 30 days, including today', () => {
  const report = hiringReport(
    {
      jobs: [
        {
          id: 'JOB-001',
          title: 'Old',
          status: 'Closed',
          postedDate: '2026-01-01',
          applications: 9,
          views: 90,
        },
        {
          id: 'JOB-002',
          title: 'New',
          status: 'Active',
          postedDate: '2026-05-17',
          applications: 2,
          views: 20,
        },
      ],
      jobViews: [{ day: '2026-05-16' }, { day: '2026-05-17' }, { day: '2026-06-15' }],
      applications: [{ received: '2026-06-15' }, { received: '2026-05-01' }],
      entries: [
        {
          jobId: 'JOB-002',
          stage: 'hired',
          outcome: 'Live',
          addedDate: '2026-05-20',
          hireDate: '2026-05-30',
        },
        { jobId: 'JOB-002', stage: 'offer', outcome: 'Live', addedDate: '2026-04-20', hireDate: null },
        { jobId: null, stage: 'offer', outcome: 'Rejected', addedDate: '2026-06-01', hireDate: null },
      ],
      moves: [
        { from: 'interview', to: 'offer', at: '2026-05-28T10:00:00.000Z' },
        { from: 'interview', to: 'offer', at: '2026-05-01T10:00:00.000Z' },
      ],
      interviews: [
        { startsAt: '2026-06-01T10:00:00.000Z', status: 'Completed' },
        { startsAt: '2026-06-02T10:00:00.000Z', status: 'Cancelled' },
        { startsAt: '2026-06-15T18:00:00.000Z', status: 'Scheduled' },
      ],
      requests: [{ status: 'Accepted', answeredAt: '2026-06-02T10:00:00.000Z', received: '2026-06-01' }],
    },
    now,
  );
  expect(report).toMatchObject({
    from: '2026-05-17',
    to: '2026-06-15',
    activeJobs: 1,
    jobsPosted: 1,
    views: 2,
    applications: 1,
    candidatesAdded: 2,
    interviews: 1,
    offers: 1,
    hires: 1,
    responseRate: 1,
    daysToHire: 10,
  });
  expect(report.stages.find(({ stage }) => stage === 'offer')).toEqual({ stage: 'offer', now: 1, came: 1 });
  expect(report.jobs).toEqual([
    { title: 'New', status: 'Active', views: 20, applications: 2, live: 1, hired: 1 },
    { title: 'Old', status: 'Closed', views: 90, applications: 9, live: 0, hired: 0 },
  ]);
});
