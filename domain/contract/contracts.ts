import { currency, date, list, longText, money, oneOf, optional, reference, text, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const contractTypes = ['SOW', 'MSA', 'NDA', 'C2H'] as const;
export const contractStatuses = ['Draft', 'Pending', 'Active', 'Expired'] as const;

/** An agreement about one person between a provider and a client. */
export const contracts = defineNoun({
  name: 'contracts',
  label: 'Contract',
  plural: 'Contracts',
  prefix: 'CT',
  fields: {
    providerId: reference('Provider', 'companies'),
    recruiterId: optional(reference('Recruiter', 'companies')),
    candidateId: optional(reference('Resource', 'candidates')),
    employee: text('Employee'),
    client: text('Client Company'),
    type: oneOf('Contract Type', contractTypes),
    status: oneOf('Status', contractStatuses),
    startDate: date('Start Date'),
    endDate: date('End Date'),
    rate: money('Hourly Rate'),
    monthlyHours: whole('Hours per Month', 0, 744),
    totalValue: money('Total Value'),
    currency: currency(),
    description: optional(longText('Contract Description')),
    signedDate: optional(date('Signed')),
    documents: list('Documents'),
    progress: whole('Progress', 0, 100),
  },
  fixed: ['providerId', 'recruiterId', 'candidateId'],
  serverSet: ['signedDate', 'documents'],
  defaults: { currency: 'USD', monthlyHours: 160, totalValue: 0, progress: 0 },
  search: ['employee', 'client'],
  title: 'employee',
  lifecycles: [
    {
      field: 'status',
      initial: ['Draft'],
      moves: {
        Draft: { Pending: ['provider', 'admin'] },
        Pending: { Draft: ['provider', 'admin'], Active: ['recruiter', 'admin'] },
        Active: { Expired: ['provider', 'admin'] },
      },
    },
  ],
  check: (contract): Record<string, string> =>
    contract.endDate < contract.startDate ? { endDate: 'Before the start date' } : {},
  stamps: [{ field: 'status', to: 'Active', writes: 'signedDate', as: 'date' }],
  frozen: (contract) => (contract.signedDate ? 'A signed contract is not edited' : null),
});
export type Contract = RowOf<typeof contracts>;
