import type { Request } from '../contract/deals/requests.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { dayNumber, isWithin, type Span } from './daySpans.ts';
import { bucketsIn, periodBefore, type Range } from './period.ts';
import { mostCommon } from './statistics.ts';

/** The length of a level's bar equals the minimum percentile of the level. */
export const demandLevels = [
  { level: 'Very High', bar: 90 },
  { level: 'High', bar: 75 },
  { level: 'Medium', bar: 60 },
  { level: 'Low', bar: 40 },
] as const;
export type DemandLevel = (typeof demandLevels)[number]['level'];

export type SkillDemand = {
  skill: string;
  /** Number of requests and jobs. */
  demand: number;
  requests: number;
  jobs: number;
  /** Candidates on the bench who have it. */
  supply: number;
  level: DemandLevel;
  bar: number;
  /**
   * Growth of requests over the previous period. Jobs do not count, as those closed since are no longer
   * visible.
   */
  trend: number;
};
type DemandOver = { from: number; to: number; requests: number; jobs: number };

export type AskingRequest = Pick<Request, 'skills' | 'received' | 'status'>;
export type AskingJob = Pick<Job, 'skills' | 'postedDate'>;

/** Skill names are compared without case and spaces. */
export const skillKey = (skill: string): string => skill.trim().replace(/\s+/g, ' ').toLowerCase();
const keysOf = (skills: readonly string[]) => new Set(skills.map(skillKey));

/** Rows by each skill they require or have. */
export const bySkill = <R extends { skills: readonly string[] }>(rows: readonly R[]): Map<string, R[]> => {
  const found = new Map<string, R[]>();
  for (const row of rows)
    for (const key of keysOf(row.skills)) {
      const known = found.get(key);
      if (known) known.push(row);
      else found.set(key, [row]);
    }
  return found;
};

/** Number of rows by each skill they require or have. */
export const countSkills = (rows: readonly { skills: readonly string[] }[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { skills } of rows)
    for (const key of keysOf(skills)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The most common spelling of a skill. */
export const spellings = (rows: readonly { skills: readonly string[] }[]): ((key: string) => string) => {
  const written = Map.groupBy(
    rows.flatMap(({ skills }) => skills),
    skillKey,
  );
  return (key) =>
    mostCommon((written.get(key) ?? [key]).map((one) => one.trim().replace(/\s+/g, ' '))) ?? key;
};

/**
 * Very High is above the 90th percentile of demand, High above the 75th, Medium above the 60th; the rest is
 * Low.
 */
const levelOf = (lessAsked: number, skills: number) =>
  demandLevels.find(({ level, bar }) => level === 'Low' || lessAsked * 100 >= bar * skills) ??
  demandLevels[3];

const isMeant = ({ status }: AskingRequest) => status !== 'Withdrawn';

/**
 * Demand for a provider in a period by skill: requests to it (except withdrawn ones) and currently published
 * jobs, by posting date. Sorted by highest demand, then lowest supply, then name.
 */
export const skillDemand = (
  requests: readonly AskingRequest[],
  jobs: readonly AskingJob[],
  bench: readonly { skills: readonly string[] }[],
  period: Span,
): SkillDemand[] => {
  const asked = requests.filter((one) => isMeant(one) && isWithin(dayNumber(one.received), period));
  const earlier = periodBefore(period);
  const before = countSkills(
    requests.filter((one) => isMeant(one) && isWithin(dayNumber(one.received), earlier)),
  );
  const posted = jobs.filter(({ postedDate }) => isWithin(dayNumber(postedDate), period));
  const [byRequests, byJobs, supply] = [countSkills(asked), countSkills(posted), countSkills(bench)];
  const spelled = spellings([...asked, ...posted, ...bench]);
  const keys = [...new Set([...byRequests.keys(), ...byJobs.keys()])];
  const demandOf = (key: string) => (byRequests.get(key) ?? 0) + (byJobs.get(key) ?? 0);
  const ordered = keys.map(demandOf).sort((a, b) => a - b);
  return keys
    .map((key): SkillDemand => {
      const demand = demandOf(key);
      return {
        skill: spelled(key),
        demand,
        requests: byRequests.get(key) ?? 0,
        jobs: byJobs.get(key) ?? 0,
        supply: supply.get(key) ?? 0,
        ...levelOf(firstPlace(ordered, demand), keys.length),
        trend: (byRequests.get(key) ?? 0) - (before.get(key) ?? 0),
      };
    })
    .sort((a, b) => b.demand - a.demand || a.supply - b.supply || (a.skill < b.skill ? -1 : 1));
};

/** Number of smaller values in a sorted list. */
const firstPlace = (ordered: readonly number[], value: number): number => {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ordered[half] as number) < value) low = half + 1;
    else high = half;
  }
  return low;
};

/** Requests received and jobs posted in each part of the period. */
export const demandOver = (
  requests: readonly AskingRequest[],
  jobs: readonly AskingJob[],
  period: Span,
  range: Range,
): DemandOver[] =>
  bucketsIn(period, range).map(({ from, to }) => ({
    from,
    to,
    requests: requests.filter((one) => isMeant(one) && isWithin(dayNumber(one.received), { from, to }))
      .length,
    jobs: jobs.filter(({ postedDate }) => isWithin(dayNumber(postedDate), { from, to })).length,
  }));
