import { date, longText, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { providers } from '../seenBy.ts';

/** Room for 2,000 skills. */
const longestModel = 200_000;

/**
 * The model behind the bench forecast, fitted on the history of the whole market on a day: one row, replaced each day.
 * It describes no single company. `model` is JSON, as `readBenchModel` reads it.
 */
export const benchModels = defineNoun({
  name: 'benchModels',
  label: 'Bench Forecast Model',
  plural: 'Bench Forecast Models',
  prefix: 'BM',
  fields: {
    madeOn: providers(date('Created On')),
    stays: providers(whole('Bench Stays')),
    placements: providers(whole('Placements')),
    firms: providers(whole('Firms with Placements')),
    model: providers(longText('Model', longestModel)),
  },
  search: [],
  title: 'madeOn',
});
export type BenchModelRow = RowOf<typeof benchModels>;
