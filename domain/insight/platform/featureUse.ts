import type { NounName } from '../../contract/index.ts';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import type { GroupingOf, Insight } from '../insight.ts';
import { relativeChange } from '../statistics.ts';
import { type AskedRange, askedRange, type Compared, comparedIn } from './compared.ts';
import { numberIn } from './groups.ts';
import type { PlatformRange } from './range.ts';

type Rule = {
  noun: NounName;
  /** The day or moment of a use. */
  at: string;
  /** Which of the noun's rows are uses of this feature; without it, each is one. */
  only?: Condition;
};
const is = (field: string, value: string): Condition => ({ field, operator: 'eq', value });

/** The uses of most features are rows. What leaves none is counted by days. */
const rules = {
  matching: { noun: 'searches', at: 'at' },
  profiles: { noun: 'profileViews', at: 'day' },
  requests: { noun: 'requests', at: 'received' },
  jobs: { noun: 'jobs', at: 'postedDate' },
  applications: { noun: 'applications', at: 'received' },
  pipeline: { noun: 'pipelineEntries', at: 'addedDate' },
  talentPools: { noun: 'talentPoolMembers', at: 'createdAt' },
  interviews: { noun: 'interviews', at: 'startsAt' },
  contracts: { noun: 'contracts', at: 'signedDate' },
  support: { noun: 'tickets', at: 'createdAt' },
  reports: { noun: 'reports', at: 'createdAt' },
  imports: { noun: 'activities', at: 'at', only: is('type', 'Available Resources imported') },
  exports: { noun: 'featureDays', at: 'day', only: is('feature', 'exports') },
  comparisons: { noun: 'featureDays', at: 'day', only: is('feature', 'comparisons') },
} as const satisfies Record<string, Rule>;
export type FeatureName = keyof typeof rules;
export const featureNames = Object.keys(rules) as FeatureName[];

export type FeatureRow = {
  feature: FeatureName;
  usage: number;
  before: number;
  growth: number | null;
  /** The share of the best there is that those who rated it gave, and how many they were; null where nobody is asked, or nobody answered. */
  satisfaction: { share: number; ratings: number } | null;
};
export type FeatureUse = {
  range: PlatformRange;
  period: { from: string; to: string };
  /** Most used first; what nobody used in either time is left out. */
  features: FeatureRow[];
};

const usesOf = ({ noun, at, only }: Rule, { since, now, before }: Compared): GroupingOf => {
  const counted = noun === 'featureDays' ? { sum: 'uses' } : {};
  return {
    noun,
    conditions: [...since(at), ...(only ? [only] : [])],
    by: [],
    figures: { now: { ...counted, where: now(at) }, before: { ...counted, where: before(at) } },
  };
};

/** Thumbs up of all thumbs; stars of five. */
const satisfactionOf = (
  feature: FeatureName,
  thumbs: Group | undefined,
  stars: Group | undefined,
): FeatureRow['satisfaction'] => {
  const [group, most] = feature === 'matching' ? [thumbs, 1] : feature === 'support' ? [stars, 5] : [];
  const ratings = numberIn(group, 'ratings');
  return most && ratings > 0 ? { share: numberIn(group, 'good') / (ratings * most), ratings } : null;
};

/** What people do here, how that grows, and what they think of it where they are asked. */
export const featureUse: Insight<AskedRange, FeatureUse> = {
  userType: 'admin',
  asked: askedRange,
  needs: () => [],
  groups: ({ range }, now) => {
    const compared = comparedIn(range, now);
    const lately = (field: string) => [...compared.now(field), ...compared.since(field).slice(1)];
    return {
      ...Object.fromEntries(featureNames.map((name) => [name, usesOf(rules[name], compared)])),
      thumbs: {
        noun: 'searchFeedback',
        conditions: lately('createdAt'),
        by: [],
        figures: { ratings: {}, good: { where: [is('verdict', 'Good Match')] } },
      },
      stars: {
        noun: 'tickets',
        conditions: [...lately('resolvedAt'), { field: 'satisfaction', operator: 'gte', value: 1 }],
        by: [],
        figures: { ratings: {}, good: { sum: 'satisfaction' } },
      },
    };
  },
  of: (_, { range }, now, groups) => ({
    range,
    period: comparedIn(range, now).told,
    features: featureNames
      .flatMap((feature): FeatureRow[] => {
        const [found] = groups[feature] ?? [];
        const [usage, before] = [numberIn(found, 'now'), numberIn(found, 'before')];
        if (usage === 0 && before === 0) return [];
        const growth = relativeChange(usage, before);
        const satisfaction = satisfactionOf(feature, groups.thumbs?.[0], groups.stars?.[0]);
        return [{ feature, usage, before, growth, satisfaction }];
      })
      .sort((a, b) => b.usage - a.usage),
  }),
};
