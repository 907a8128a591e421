import { date, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { contractTypes } from './contracts.ts';
import { mergeErrors } from './mergeFields.ts';

/**
 * A template text for contracts; without a company it belongs to the platform and is available to every
 * provider.
 */
export const contractTemplates = defineNoun({
  name: 'contractTemplates',
  label: 'Contract Template',
  plural: 'Contract Templates',
  prefix: 'CTT',
  fields: {
    companyId: optional(reference('Company', 'companies')),
    name: text('Name'),
    type: oneOf('Contract Type', contractTypes),
    body: longText('Text', 40_000),
    lastUpdated: date('Last Updated'),
    usageCount: whole('Used'),
  },
  fixed: ['companyId'],
  serverSet: ['usageCount', 'lastUpdated'],
  touched: 'lastUpdated',
  search: ['name'],
  title: 'name',
  check: ({ body }) => mergeErrors('body', body),
});
export type ContractTemplate = RowOf<typeof contractTemplates>;
