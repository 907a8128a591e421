import type { BenchMarket, BenchStay } from './market.ts';

/** What the model knows about a candidate at the start of a week, in this order. */
export const featureNames = ['weeks', 'demand', 'views', 'talks'] as const;
export type FeatureName = (typeof featureNames)[number];
/** What is known about weeks further ahead than the last 30 days reach. */
export const lastingFeatures: readonly FeatureName[] = ['weeks', 'demand'];

/** Days for which a view, a quote or an application counts. */
export const recentDays = 30;
/** Days for which a job or a request counts as demand. */
export const askedDays = 60;
/** A skill that fewer firms offer says too much about each of them. */
export const fewestFirms = 5;

export const weeksFeature = (daysOnBench: number): number => Math.log1p(Math.max(0, daysOnBench) / 7);
export const countFeature = (count: number): number => Math.log1p(count);
/** Jobs and requests for each candidate who has the skill, on a scale of its own: 0 is as many as candidates. */
const balance = (asked: number, offered: number): number => Math.log((asked + 1) / (offered + 1));

/** The mean over those that are known; null without one. */
const meanOf = <T>(all: readonly T[], measure: (one: T) => number | undefined): number | null => {
  let [sum, count] = [0, 0];
  for (const one of all) {
    const value = measure(one);
    if (value === undefined) continue;
    sum += value;
    count++;
  }
  return count ? sum / count : null;
};

/** The demand for a candidate's skills, from the balance of each one that is known. */
export const demandFeature = (
  skills: readonly string[],
  balanceOf: (skill: string) => number | undefined,
): number | null => meanOf(skills, balanceOf);

/** Demand and supply of each skill at the start of each week, from what was known the day before. */
export const skillBalances = (
  { people, asks }: Pick<BenchMarket, 'people' | 'asks'>,
  stays: readonly BenchStay[],
  first: number,
  last: number,
) => {
  const weeks = Math.floor((last - first) / 7) + 1;
  const weekOf = (day: number) => Math.floor((day - first) / 7);
  /** The first week that begins after this day. */
  const weekAfter = (day: number) => weekOf(day) + 1;
  const asked = new Map<string, Float64Array>();
  const offered = new Map<string, Float64Array>();
  const open = new Map<string, number>();
  // Differences first, sums of them afterwards.
  const add = (to: Map<string, Float64Array>, skill: string, from: number, until: number) => {
    if (from >= weeks || until <= 0) return;
    let list = to.get(skill);
    if (!list) {
      list = new Float64Array(weeks + 1);
      to.set(skill, list);
    }
    const [begin, end] = [Math.max(0, from), Math.min(weeks, until)];
    list[begin] = (list[begin] as number) + 1;
    list[end] = (list[end] as number) - 1;
  };
  for (const { skills, day } of asks)
    for (const skill of skills) add(asked, skill, weekAfter(day), weekAfter(day + askedDays));
  for (const { skills, from, to } of stays)
    for (const skill of skills) add(offered, skill, weekAfter(from), weekAfter(to));
  for (const list of [...asked.values(), ...offered.values()])
    for (let week = 1; week <= weeks; week++)
      list[week] = (list[week] as number) + (list[week - 1] as number);
  const firms = new Map<string, Map<string, number>>();
  const addedOf = new Map(people.map(({ id, added }) => [id, added]));
  for (const { skills, companyId, candidateId } of stays)
    for (const skill of skills) {
      const known = firms.get(skill) ?? new Map<string, number>();
      firms.set(skill, known);
      const added = addedOf.get(candidateId) ?? Number.POSITIVE_INFINITY;
      known.set(companyId, Math.min(added, known.get(companyId) ?? Number.POSITIVE_INFINITY));
    }
  for (const [skill, known] of firms) {
    const days = [...known.values()].sort((a, b) => a - b);
    const enough = days[fewestFirms - 1];
    if (enough !== undefined) open.set(skill, weekAfter(enough));
  }
  /** The lists of a skill are looked up once for all weeks of a stay. */
  const listsOf = (skill: string) => {
    const from = open.get(skill);
    return from === undefined ? [] : [{ from, asked: asked.get(skill), offered: offered.get(skill) }];
  };
  type Lists = ReturnType<typeof listsOf>[number];
  const balanceAt = ({ from, asked, offered }: Lists, week: number): number | undefined =>
    week < from || week < 0 || week >= weeks ? undefined : balance(asked?.[week] ?? 0, offered?.[week] ?? 0);
  return {
    /** The demand for a candidate's skills in the week of a day. */
    demand: (skills: readonly string[]): ((day: number) => number | null) => {
      const lists = skills.flatMap(listsOf);
      return (day) => {
        const week = weekOf(day);
        return meanOf(lists, (one) => balanceAt(one, week));
      };
    },
    /** The balance of every known skill in the last week. */
    latest: (): Record<string, number> => {
      const found: Record<string, number> = {};
      for (const skill of [...open.keys()].sort())
        for (const lists of listsOf(skill)) {
          const one = balanceAt(lists, weeks - 1);
          if (one !== undefined) found[skill] = Math.round(one * 100) / 100;
        }
      return found;
    },
  };
};

/** Sorted days by candidate, for counting those of the 30 days before a day. */
export const recentCounts = (sightings: readonly { candidateId: string; day: number }[]) => {
  const days = new Map<string, number[]>();
  for (const { candidateId, day } of sightings) {
    const known = days.get(candidateId);
    if (known) known.push(day);
    else days.set(candidateId, [day]);
  }
  for (const list of days.values()) list.sort((a, b) => a - b);
  return (candidateId: string): ((day: number) => number) => {
    const list = days.get(candidateId);
    return list ? (day) => placeOf(list, day) - placeOf(list, day - recentDays) : () => 0;
  };
};

/** How many of the sorted values are smaller. */
const placeOf = (list: readonly number[], value: number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((list[half] as number) < value) low = half + 1;
    else high = half;
  }
  return low;
};
