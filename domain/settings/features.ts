import { isNounName } from '../contract/names.ts';
import type { FeatureToggle } from '../contract/platform/featureToggles.ts';

type Feature = Pick<FeatureToggle, 'name' | 'description' | 'category'>;

/** Features that an operator can switch. The comment above each says what it controls. */
export const features = {
  /** Off: reports over more than 30 days are refused, and not offered. */
  advancedAnalytics: {
    name: 'Advanced Analytics',
    description: 'Shows analytics beyond the last 30 days',
    category: 'Analytics',
  },
  /** Off: no recommendations are computed or shown; the page says so. Scores on cards stay. */
  aiRecommendations: {
    name: 'AI Recommendations',
    description: 'Ranks candidates in Smart Recommendations and explains every point',
    category: 'Matching',
  },
  /** Off: site and consoles are in English, whatever language a user has chosen. */
  multiLanguage: {
    name: 'Multi-language Support',
    description: 'Offers the site and consoles in Spanish, French and German',
    category: 'Interface',
  },
  /** Off: no second factor or IP allowlist can be set up. Existing ones stay in force. */
  advancedSecurity: {
    name: 'Advanced Security',
    description: 'Offers two-factor authentication and IP restrictions',
    category: 'Security',
  },
  /** On: each account has a limited number of requests per minute; expensive requests count more. */
  rateLimiting: {
    name: 'API Rate Limiting',
    description: 'Limits requests per account and address',
    category: 'Security',
  },
  /** Off: inbox, activities, boards and conversations are refreshed only when a page is opened. */
  realTime: {
    name: 'Real-time Notifications',
    description: 'Updates the inbox, activity and boards automatically',
    category: 'Communication',
  },
} as const satisfies Record<string, Feature>;
export type FeatureKey = keyof typeof features;
export const featureKeys = Object.keys(features) as FeatureKey[];

/** Features of a plugin, with a noun of that plugin. They are not offered while the plugin is off. */
const nounsOfFeatures: Partial<Record<FeatureKey, string>> = { aiRecommendations: 'searches' };

/** The features that an operator can switch with the plugins that are on. */
export const offeredFeatures = (): FeatureKey[] =>
  featureKeys.filter((key) => {
    const noun = nounsOfFeatures[key];
    return noun === undefined || isNounName(noun);
  });

export type FeatureStates = Record<FeatureKey, boolean>;

/** Which features are on. A feature without a row is on. */
export const statesOf = (toggles: readonly Pick<FeatureToggle, 'name' | 'enabled'>[]): FeatureStates =>
  Object.fromEntries(
    featureKeys.map((key) => [key, toggles.find(({ name }) => name === features[key].name)?.enabled ?? true]),
  ) as FeatureStates;
