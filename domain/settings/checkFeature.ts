import { FeatureOff } from '../errors.ts';
import { type FeatureKey, type FeatureStates, features } from './features.ts';
import { isFarReaching } from './reach.ts';

/** Refuses an action of a feature that is switched off. */
export const checkFeature = (states: FeatureStates, key: FeatureKey): void => {
  if (!states[key]) throw FeatureOff(features[key].name);
};

/** Refuses a report over more days than the platform allows. */
export const checkReach = (asked: object, features: FeatureStates): void => {
  const { days, range } = asked as { days?: unknown; range?: unknown };
  if (isFarReaching(days) || isFarReaching(range)) checkFeature(features, 'advancedAnalytics');
};
