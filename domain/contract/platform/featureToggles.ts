import { flag, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';

/** A feature that the operator switches on and off. */
export const featureToggles = defineNoun({
  name: 'featureToggles',
  label: 'Feature Toggle',
  plural: 'Feature Toggles',
  prefix: 'FT',
  fields: {
    name: both(text('Feature', 60)),
    description: both(text('Description', 300)),
    category: both(text('Category', 60)),
    enabled: both(flag('Enabled')),
  },
  fixed: ['name'],
  search: ['name', 'description'],
  title: 'name',
});
export type FeatureToggle = RowOf<typeof featureToggles>;
