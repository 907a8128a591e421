import type { Job } from '../contract/hiring/jobs.ts';
import { dayNumber, isWithin, type Span } from './daySpans.ts';
import { periodBefore } from './period.ts';
import { type AskingRequest, bySkill, countSkills, spellings } from './skills.ts';
import { mean, relativeChange } from './statistics.ts';

export type PayingJob = Pick<
  Job,
  'skills' | 'postedDate' | 'salaryMin' | 'salaryMax' | 'salaryPer' | 'currency'
>;
export type SkillTrend = {
  skill: string;
  /** The company's jobs posted and requests sent in the period that require it. */
  asked: number;
  /** As many in the previous period. */
  before: number;
  /** Demand relative to the skill in most demand, which is 100. */
  demand: number;
  /** Growth against the previous period, as a share; null if that was zero. */
  growth: number | null;
  /** Average midpoint of the jobs' yearly pay ranges; minor units. */
  avgSalary: number | null;
};

/** Forty hours a week for 52 weeks. */
const timesAYear: Record<Job['salaryPer'], number> = { Hour: 2080, Day: 260, Month: 12, Year: 1 };

const yearlyPay = ({ salaryMin, salaryMax, salaryPer }: PayingJob): number | null => {
  const middle = mean([salaryMin, salaryMax].filter((one) => one !== null));
  return middle === null ? null : middle * timesAYear[salaryPer];
};

/** Skills that a recruiter looked for, most demand first. */
export const skillTrends = (
  jobs: readonly PayingJob[],
  requests: readonly AskingRequest[],
  period: Span,
  currency: string,
): SkillTrend[] => {
  const meant = requests.filter(({ status }) => status !== 'Withdrawn');
  const askedIn = (span: Span) => [
    ...jobs.filter(({ postedDate }) => isWithin(dayNumber(postedDate), span)),
    ...meant.filter(({ received }) => isWithin(dayNumber(received), span)),
  ];
  const asking = askedIn(period);
  const [now, before] = [countSkills(asking), countSkills(askedIn(periodBefore(period)))];
  const paying = bySkill(
    jobs.filter((job) => job.currency === currency && isWithin(dayNumber(job.postedDate), period)),
  );
  const spelled = spellings(asking);
  const most = Math.max(0, ...now.values());
  return [...now]
    .map(([key, asked]) => ({
      skill: spelled(key),
      asked,
      before: before.get(key) ?? 0,
      demand: Math.round((100 * asked) / most),
      growth: relativeChange(asked, before.get(key) ?? 0),
      avgSalary: mean((paying.get(key) ?? []).map(yearlyPay).filter((pay) => pay !== null)),
    }))
    .sort((a, b) => b.asked - a.asked || (a.skill < b.skill ? -1 : 1));
};
