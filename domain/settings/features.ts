import type { FeatureToggle } from '../contract/featureToggles.ts';
import { FeatureOff } from '../errors.ts';

type Feature = Pick<FeatureToggle, 'name' | 'description' | 'category'>;

/** The parts of the product that an operator switches. What each decides is in the comment above it. */
export const features = {
  /** Off: reports that look back further than 30 days are refused, and not offered. */
  advancedAnalytics: {
    name: 'Advanced Analytics',
    description: 'Shows analytics beyond the last 30 days',
    category: 'Analytics',
  },
  /** Off: no search for recommendations is made or shown; the page says so. Scores on cards stay. */
  aiRecommendations: {
    name: 'AI Recommendations',
    description: 'Ranks candidates in Smart Recommendations and explains every point',
    category: 'Matching',
  },
  /** Off: site and consoles are in English, whatever somebody has chosen before. */
  multiLanguage: {
    name: 'Multi-language Support',
    description: 'Offers the site and consoles in Spanish, French and German',
    category: 'Interface',
  },
  /** Off: no second factor and no list of addresses is set up any more. Those that are there keep guarding. */
  advancedSecurity: {
    name: 'Advanced Security',
    description: 'Offers two-factor authentication and IP restrictions',
    category: 'Security',
  },
  /** On: each account has so many requests a minute, and fewer of those that cost much. */
  rateLimiting: {
    name: 'API Rate Limiting',
    description: 'Limits requests per account and address',
    category: 'Security',
  },
  /** Off: the inbox, activities, boards and conversations are only looked up anew when somebody opens them. */
  realTime: {
    name: 'Real-time Notifications',
    description: 'Updates the inbox, activity and boards automatically',
    category: 'Communication',
  },
} as const satisfies Record<string, Feature>;
export type FeatureKey = keyof typeof features;
export const featureKeys = Object.keys(features) as FeatureKey[];

export type FeatureStates = Record<FeatureKey, boolean>;

/** Which of them are on. One without a row is. */
export const statesOf = (toggles: readonly Pick<FeatureToggle, 'name' | 'enabled'>[]): FeatureStates =>
  Object.fromEntries(
    featureKeys.map((key) => [key, toggles.find(({ name }) => name === features[key].name)?.enabled ?? true]),
  ) as FeatureStates;

/** Refuses what belongs to a feature that is switched off. */
export const checkFeature = (states: FeatureStates, key: FeatureKey): void => {
  if (!states[key]) throw FeatureOff(features[key].name);
};
