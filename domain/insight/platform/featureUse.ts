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
  /** Date or time of a use. */
  at: string;
  /** Condition for the noun's rows that are uses of this feature; without it, every row is one. */
  only?: Condition;
};
const is = (field: string, value: string): Condition => ({ field, operator: 'eq', value });

/** Uses of most features are rows; those that leave none are counted by day. */
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
type FeatureName = keyof typeof rules;
const featureNames = Object.keys(rules) as FeatureName[];

export type FeatureRow = {
  feature: FeatureName;
  usage: number;
  before: number;
  growth: number | null;
  /** Average rating as a share of the maximum, and the number of ratings; null without ratings. */
  satisfaction: { share: number; ratings: number } | null;
};
type FeatureUse = {
  range: PlatformRange;
  period: { from: string; to: string };
  /** Most used first; features not used in either period are left out. */
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

/** Share of thumbs up, or of five stars. */
const satisfactionOf = (
  feature: FeatureName,
  thumbs: Group | undefined,
  stars: Group | undefined,
): FeatureRow['satisfaction'] => {
  const [group, most] = feature === 'matching' ? [thumbs, 1] : feature === 'support' ? [stars, 5] : [];
  const ratings = numberIn(group, 'ratings');
  return most && ratings > 0 ? { share: numberIn(group, 'good') / (ratings * most), ratings } : null;
};

/** Use of each feature, its growth, and its ratings. */
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
