import { isOpenOn, type Job } from '../../contract/hiring/jobs.ts';
import { countSkills, spellings } from '../../insight/skills.ts';
import type { Due } from '../../query/due.ts';
import { dayLength, utcDay } from '../../time/days.ts';
import type { NotificationContent } from './notificationRows.ts';

const mostSkills = 50;
const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * dayLength);

/** Active recruiters with a user who turned this on, each at most once in seven days. */
export const companiesToTell: Due<'companies'> = {
  noun: 'companies',
  order: 'id',
  where: (now) => [
    ['type', '=', 'recruiter'],
    ['status', '=', 'Active'],
    { anyOf: [[['insightsOn', '=', null]], [['insightsOn', '<=', utcDay(weekBefore(now))]]] },
    {
      referredToBy: {
        noun: 'preferences',
        field: 'companyId',
        where: [
          ['kind', '=', 'notification'],
          ['key', '=', 'marketInsights'],
          ['enabled', '=', true],
        ],
      },
    },
  ],
};

/** Number of listed candidates that match a talent pool filter. */
type CountPeople = (filter: Record<string, unknown>) => Promise<number>;
type Asking = Pick<Job, 'status' | 'deadline' | 'skills'>;
type Asked = { skill: string; jobs: number };

/**
 * The week's results for a company's open jobs: new listed candidates with a skill that one of the jobs
 * requires, and, of the skills in most demand, the one with the fewest candidates. Null if no candidate is
 * new.
 */
export const marketNotification = async (
  jobs: readonly Asking[],
  count: CountPeople,
  now: Date,
): Promise<NotificationContent | null> => {
  const asked = askedSkills(jobs.filter((job) => isOpenOn(job, utcDay(now))));
  if (asked.length === 0) return null;
  const skills = asked.map(({ skill }) => skill);
  const came = await count({ skills_inc_any: skills, listedAt_gt: weekBefore(now).toISOString() });
  return came === 0 ? null : weekOf(came, await scarcest(asked, count));
};

/** Highest demand first. */
const askedSkills = (jobs: readonly Asking[]): Asked[] => {
  const spelled = spellings(jobs);
  return [...countSkills(jobs)]
    .map(([key, jobs]) => ({ skill: spelled(key), jobs }))
    .sort((a, b) => b.jobs - a.jobs || (a.skill < b.skill ? -1 : 1))
    .slice(0, mostSkills);
};

const scarcest = async (asked: readonly Asked[], count: CountPeople): Promise<Asked & { people: number }> => {
  const most = asked.filter(({ jobs }) => jobs === asked[0]?.jobs);
  const held = await Promise.all(
    most.map(async (one) => ({ ...one, people: await count({ skills_inc_any: [one.skill] }) })),
  );
  return held.reduce((least, one) => (one.people < least.people ? one : least));
};

const weekOf = (count: number, { skill, jobs, people }: Asked & { people: number }): NotificationContent => ({
  key: 'marketInsights',
  code: 'marketWeek',
  values: { count, skill, jobs, people },
  body: null,
  link: '/recruiter/talent-pool?sort=listedAt&order=DESC&page=1',
});
