import { longText, oneOf, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { questionDefaults, questionFields } from './question.ts';
import { reportTypes } from './reports.ts';

const complexities = ['Low', 'Medium', 'High'] as const;

/** A predefined report query. */
export const reportTemplates = defineNoun({
  name: 'reportTemplates',
  label: 'Report Template',
  plural: 'Report Templates',
  prefix: 'RPTT',
  fields: {
    name: text('Name'),
    description: longText('Description', 500),
    category: oneOf('Category', reportTypes),
    complexity: oneOf('Complexity', complexities),
    ...questionFields,
  },
  defaults: questionDefaults,
  search: ['name', 'description'],
  title: 'name',
});
export type ReportTemplate = RowOf<typeof reportTemplates>;
