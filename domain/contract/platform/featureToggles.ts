import { flag, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** A feature that the operator switches on and off. */
export const featureToggles = defineNoun({
  name: 'featureToggles',
  label: 'Feature Toggle',
  plural: 'Feature Toggles',
  prefix: 'FT',
  fields: {
    name: text('Feature', 60),
    description: text('Description', 300),
    category: text('Category', 60),
    enabled: flag('Enabled'),
  },
  fixed: ['name'],
  search: ['name', 'description'],
  title: 'name',
});
export type FeatureToggle = RowOf<typeof featureToggles>;
