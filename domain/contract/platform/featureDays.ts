import { date, oneOf, whole } from '../fields.ts';
import { defineNoun } from '../noun.ts';

/** Uses of features that leave no row that could be counted. */
export const countedFeatures = ['exports', 'comparisons'] as const;
export type CountedFeature = (typeof countedFeatures)[number];

/** Number of uses of such a feature on one UTC day, by all users together. */
export const featureDays = defineNoun({
  name: 'featureDays',
  label: 'Feature Day',
  plural: 'Feature Days',
  prefix: 'FD',
  fields: {
    day: date('Day'),
    feature: oneOf('Feature', countedFeatures),
    uses: whole('Uses'),
  },
  search: [],
  title: 'id',
});
