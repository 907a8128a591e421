import { date, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { providers } from '../seenBy.ts';
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
    companyId: providers(optional(reference('Company', 'companies'))),
    name: providers(text('Name')),
    type: providers(oneOf('Contract Type', contractTypes)),
    body: providers(longText('Text', 40_000)),
    lastUpdated: providers(date('Last Updated')),
    usageCount: providers(whole('Used')),
  },
  fixed: ['companyId'],
  serverSet: ['usageCount', 'lastUpdated'],
  touched: 'lastUpdated',
  search: ['name'],
  title: 'name',
  check: ({ body }) => mergeErrors('body', body),
});
export type ContractTemplate = RowOf<typeof contractTemplates>;
