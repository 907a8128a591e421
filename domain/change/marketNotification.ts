import type { Company } from '../contract/companies.ts';
import { isOpenOn, type Job } from '../contract/jobs.ts';
import { dayOf } from '../insight/freshness.ts';
import { countSkills, spellings } from '../insight/skills.ts';
import type { NotificationContent } from './notificationRows.ts';

const aDay = 86_400_000;
const mostSkills = 50;
const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * aDay);

/** Who was told on this day or before may be told again: once a week is often enough. */
export const lastToldBy = (now: Date): string => dayOf(weekBefore(now));

export const mayHearOfMarket = (
  { type, status, insightsOn }: Pick<Company, 'type' | 'status' | 'insightsOn'>,
  now: Date,
): boolean => type === 'recruiter' && status === 'Active' && (!insightsOn || insightsOn <= lastToldBy(now));

/** How many people on the market match a filter of the talent pool. */
export type CountPeople = (filter: Record<string, unknown>) => Promise<number>;
type Asking = Pick<Job, 'status' | 'deadline' | 'skills'>;
type Asked = { skill: string; jobs: number };

/**
 * What a week brought for a company's open jobs: people who came on the market with a skill that one of them asks for,
 * and, of the skills asked for most, the one that fewest people have. Null where nobody came.
 */
export const marketNotification = async (
  jobs: readonly Asking[],
  count: CountPeople,
  now: Date,
): Promise<NotificationContent | null> => {
  const asked = askedSkills(jobs.filter((job) => isOpenOn(job, dayOf(now))));
  if (asked.length === 0) return null;
  const skills = asked.map(({ skill }) => skill);
  const came = await count({ skills_inc_any: skills, listedAt_gt: weekBefore(now).toISOString() });
  return came === 0 ? null : weekOf(came, await scarcest(asked, count));
};

/** Most asked for first. */
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
  event: 'marketWeek',
  words: { count, skill, jobs, people },
  body: null,
  link: '/recruiter/talent-pool?sort=listedAt&order=DESC&page=1',
});
