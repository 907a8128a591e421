import type { Candidate } from '../contract/candidates/candidates.ts';
import type { RequestStep } from '../contract/deals/requestSteps.ts';
import { openRequestStatuses, type Request } from '../contract/deals/requests.ts';
import { benchDaysOn, benchHours, type Deal, perDay, perMonth, type Stays } from './bench.ts';
import { dayNumber, isWithin, type Span } from './daySpans.ts';
import { type AskingJob, bySkill, countSkills, type SkillDemand, skillKey, spellings } from './skills.ts';
import { median } from './statistics.ts';
import { waitsSince } from './waiting.ts';

const insightKinds = [
  'unmetDemand',
  'mostAsked',
  'rateAbove',
  'rateBelow',
  'jobsMatching',
  'noDemand',
] as const;
const recommendationKinds = ['slowAnswers', 'ageingBench', 'rollOffs', 'closeGap', 'confirm'] as const;
type Kind = (typeof insightKinds)[number] | (typeof recommendationKinds)[number];

/** A finding: its kind, and the values of its sentence. `count` decides the plural. */
export type Finding<K extends Kind = Kind> = {
  kind: K;
  /** Rows concerned × the weight of one of them; the heaviest finding comes first. */
  weight: number;
  count: number;
  figures: Record<string, number>;
  /** Minor units of the report's currency. */
  money: Record<string, number>;
  words: Record<string, string>;
};
export type MarketInsight = Finding<(typeof insightKinds)[number]>;
export type Recommendation = Finding<(typeof recommendationKinds)[number]>;

type BenchCandidate = Pick<
  Candidate,
  'id' | 'skills' | 'status' | 'rate' | 'cost' | 'currency' | 'availabilityConfirmed'
>;
type Asked = Pick<
  Request,
  'id' | 'skills' | 'status' | 'received' | 'createdAt' | 'answeredAt' | 'rateMin' | 'rateMax' | 'currency'
>;
type FindingsWorld = {
  people: readonly BenchCandidate[];
  stays: ReadonlyMap<string, Stays>;
  deals: readonly Deal[];
  requests: readonly Asked[];
  /** Steps of both sides, oldest first. */
  steps: readonly Pick<RequestStep, 'requestId' | 'kind' | 'side' | 'at'>[];
  jobs: readonly AskingJob[];
  demand: readonly SkillDemand[];
  currency: string;
  period: Span;
  today: number;
  now: Date;
};

/** Weight of one row by kind: unanswered requests first, general information last. */
const worth: Record<Kind, number> = {
  slowAnswers: 20,
  unmetDemand: 12,
  rateAbove: 8,
  ageingBench: 6,
  rollOffs: 5,
  closeGap: 4,
  rateBelow: 4,
  noDemand: 3,
  mostAsked: 2,
  confirm: 2,
  jobsMatching: 0.5,
};

const finding = <K extends Kind>(
  kind: K,
  count: number,
  parts: Partial<Pick<Finding, 'figures' | 'money' | 'words'>> = {},
  concerned = count,
): Finding<K>[] =>
  count > 0
    ? [{ kind, weight: concerned * worth[kind], count, figures: {}, money: {}, words: {}, ...parts }]
    : [];

const heaviestFirst = (a: Finding, b: Finding) =>
  b.weight - a.weight || (`${a.kind} ${a.words.skill}` < `${b.kind} ${b.words.skill}` ? -1 : 1);

const isOpen = ({ status }: Pick<Request, 'status'>) =>
  (openRequestStatuses as readonly string[]).includes(status);
const isFree = ({ status }: BenchCandidate) => status !== 'Placed';

/** Findings about demand for this bench, heaviest first. */
export const marketInsights = (world: FindingsWorld): MarketInsight[] =>
  [
    ...unmetDemand(world),
    ...mostAsked(world),
    ...rates(world),
    ...jobsMatching(world),
    ...noDemand(world),
  ].sort(heaviestFirst);

/** Findings that call for an action, heaviest first. */
export const recommendations = (world: FindingsWorld): Recommendation[] =>
  [
    ...slowAnswers(world),
    ...ageingBench(world),
    ...rollOffs(world),
    ...closeGap(world),
    ...confirm(world),
  ].sort(heaviestFirst);

/**
 * Skills that open requests ask for more often than candidates on the bench have them; the three widest gaps.
 */
const gapsOf = ({ people, requests }: FindingsWorld) => {
  const [open, bench] = [requests.filter(isOpen), people.filter(isFree)];
  const [asked, held] = [countSkills(open), countSkills(bench)];
  const spelled = spellings([...open, ...bench]);
  return [...asked]
    .map(([key, count]) => ({ skill: spelled(key), asked: count, supply: held.get(key) ?? 0 }))
    .filter(({ asked, supply }) => asked > supply)
    .sort(
      (a, b) =>
        b.asked - b.supply - (a.asked - a.supply) || a.supply - b.supply || (a.skill < b.skill ? -1 : 1),
    );
};

const unmetDemand = (world: FindingsWorld) =>
  gapsOf(world)
    .slice(0, 3)
    .flatMap(({ skill, asked, supply }) =>
      finding(
        'unmetDemand',
        asked,
        { words: { skill }, figures: { supply, bench: world.people.filter(isFree).length } },
        asked - supply,
      ),
    );

const mostAsked = ({ demand: [first] }: FindingsWorld) =>
  first
    ? finding('mostAsked', first.demand, {
        words: { skill: first.skill },
        figures: { requests: first.requests, jobs: first.jobs, supply: first.supply },
      })
    : [];

const quarter = 90;

/**
 * Skills with rates above or below the median that requests of the last 90 days offered for them, whichever
 * weighs more. Needs at least two requests with a rate.
 */
const rates = (world: FindingsWorld) => {
  const recent = { from: world.today - quarter + 1, to: world.today };
  const offers = world.requests.filter(
    ({ received, currency, rateMin, rateMax }) =>
      isWithin(dayNumber(received), recent) &&
      currency === world.currency &&
      rateMin !== null &&
      rateMax !== null,
  );
  const bench = world.people.filter((one) => isFree(one) && one.currency === world.currency);
  const spelled = spellings([...offers, ...bench]);
  const holders = bySkill(bench);
  return [...bySkill(offers)]
    .filter(([, asked]) => asked.length >= 2)
    .flatMap(([key, asked]) => {
      const low = Math.round(median(asked.map(({ rateMin }) => rateMin as number)) as number);
      const high = Math.round(median(asked.map(({ rateMax }) => rateMax as number)) as number);
      const people = holders.get(key) ?? [];
      const parts = {
        words: { skill: spelled(key) },
        money: { low, high },
        figures: { offers: asked.length, people: people.length },
      };
      return [
        ...finding('rateAbove', people.filter(({ rate }) => rate > high).length, parts),
        ...finding('rateBelow', people.filter(({ rate }) => rate < low).length, parts),
      ]
        .sort(heaviestFirst)
        .slice(0, 1);
    })
    .sort(heaviestFirst)
    .slice(0, 3);
};

/** Jobs published in the period, and those that require a skill of a candidate on the bench. */
const jobsMatching = ({ jobs, people, period }: FindingsWorld) => {
  const posted = jobs.filter(({ postedDate }) => isWithin(dayNumber(postedDate), period));
  const held = countSkills(people.filter(isFree));
  const matching = posted.filter(({ skills }) => skills.some((one) => held.has(skillKey(one))));
  return finding('jobsMatching', posted.length, { figures: { matching: matching.length } });
};

/** Candidates on the bench without any skill that was requested in the period. */
const noDemand = ({ people, demand }: FindingsWorld) => {
  const asked = new Set(demand.map(({ skill }) => skillKey(skill)));
  const bench = people.filter(isFree);
  const idle = bench.filter(({ skills }) => !skills.some((one) => asked.has(skillKey(one))));
  return demand.length ? finding('noDemand', idle.length, { figures: { bench: bench.length } }) : [];
};

const day = 86_400_000;

/** Requests or questions that have waited for this provider's answer for more than two days. */
const slowAnswers = ({ requests, steps, now }: FindingsWorld) => {
  const stories = Map.groupBy(steps, ({ requestId }) => requestId);
  const waited = requests
    .flatMap((request) => waitsSince(request, stories.get(request.id) ?? []) ?? [])
    .map((since) => (now.getTime() - Date.parse(since)) / day)
    .filter((days) => days > 2);
  return finding('slowAnswers', waited.length, { figures: { longest: Math.floor(Math.max(0, ...waited)) } });
};

/** Candidates on the bench for more than 30 days, and their monthly cost. */
const ageingBench = ({ people, stays, today, currency }: FindingsWorld) => {
  const idle = people.filter((one) => (benchDaysOn(stays.get(one.id) as Stays, today) ?? 0) > 30);
  const daily = idle
    .filter((one) => one.cost !== null && one.currency === currency)
    .reduce((sum, { cost }) => sum + perDay(cost as number, benchHours), 0);
  return finding('ageingBench', idle.length, { money: { cost: Math.round(perMonth(daily)) } });
};

/** Running deals that end within 30, 60 and 90 days from today; each figure includes the previous ones. */
const rollOffs = ({ deals, today }: FindingsWorld) => {
  const ends = deals
    .filter(({ status }) => status === 'Active')
    .map(({ term }) => term.to - today)
    .filter((left) => left >= 0);
  const within = (days: number) => ends.filter((left) => left <= days).length;
  return finding('rollOffs', within(quarter), {
    figures: { in30: within(30), in60: within(60), in90: within(90) },
  });
};

/** Skills of open requests that no candidate on the bench has, and the number of those requests. */
const closeGap = (world: FindingsWorld) => {
  const missing = gapsOf(world).filter(({ supply }) => supply === 0);
  const keys = new Set(missing.map(({ skill }) => skillKey(skill)));
  const concerned = world.requests.filter(
    (one) => isOpen(one) && one.skills.some((skill) => keys.has(skillKey(skill))),
  );
  const named = missing.slice(0, 3).map(({ skill }) => skill);
  return finding('closeGap', concerned.length, {
    words: { skills: named.join(', ') },
    figures: { missing: missing.length },
  });
};

/** Candidates on the bench whose availability was last confirmed more than 30 days ago. */
const confirm = ({ people, today }: FindingsWorld) => {
  const bench = people.filter(isFree);
  const stale = bench.filter(
    ({ availabilityConfirmed }) =>
      availabilityConfirmed === null || today - dayNumber(availabilityConfirmed) > 30,
  );
  return finding('confirm', stale.length, { figures: { bench: bench.length } });
};
