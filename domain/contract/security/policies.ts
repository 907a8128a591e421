import { date, longText, oneOf, optional, text, whole } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';

const policyStatuses = ['Draft', 'Active'] as const;

/** A security policy of the platform; `compliance` is the share of people who follow it, in percent. */
export const policies = defineNoun({
  name: 'policies',
  label: 'Security Policy',
  plural: 'Security Policies',
  prefix: 'POL',
  fields: {
    name: text('Name'),
    body: optional(longText('Text', 20_000)),
    status: oneOf('Status', policyStatuses),
    lastUpdated: date('Last Updated'),
    compliance: whole('Compliance', 0, 100),
  },
  serverSet: ['lastUpdated'],
  defaults: { compliance: 0 },
  touched: 'lastUpdated',
  search: ['name'],
  title: 'name',
  lifecycles: [{ field: 'status', initial: ['Draft', 'Active'], moves: anyMove(policyStatuses, ['admin']) }],
});
export type Policy = RowOf<typeof policies>;
