import { date, oneOf, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

/** What is done here and leaves no row behind that could be counted. */
export const countedFeatures = ['exports', 'comparisons'] as const;
export type CountedFeature = (typeof countedFeatures)[number];

/** How often such a feature was used on one UTC day, by everybody together. */
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
export type FeatureDay = RowOf<typeof featureDays>;
