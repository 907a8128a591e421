import type { Faults } from '../../messages/message.ts';
import { largestAmount } from '../../money/minorUnits.ts';
import { currency, date, flag, longText, money, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, nobody } from '../seenBy.ts';
import { allResources } from './allResources.ts';
import { totalValueOf } from './contractFigures.ts';
import { contractMoves, contractStatuses, hasEnded, movesOf } from './contractLife.ts';
import { isDeployment } from './deployments.ts';
import { mergeErrors } from './mergeFields.ts';

export const contractTypes = ['SOW', 'MSA', 'NDA', 'C2H'] as const;

/** Framework and confidentiality agreements are not about one candidate and have no hourly rate. */
export const isGeneral = ({ type }: { type?: unknown }): boolean => type === 'MSA' || type === 'NDA';

/** Hours a month of a contract that names no others. */
export const fullTimeHours = 160;

/** An agreement about one candidate between a provider and a client. */
export const contracts = defineNoun({
  name: 'contracts',
  label: 'Contract',
  plural: 'Contracts',
  prefix: 'CT',
  fields: {
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    candidateId: both(optional(reference('Resource', 'candidates'))),
    /** The accepted proposal that the contract follows. */
    proposalId: both(optional(reference('Proposal', 'proposals', 'kept'))),
    templateId: both(optional(reference('Template', 'contractTemplates', 'kept'))),
    /** The framework agreement (MSA) that the contract is made under. */
    parentId: both(optional(reference('Under Agreement', 'contracts', 'kept'))),
    employee: both(text('Employee')),
    client: both(text('Client Company')),
    type: both(oneOf('Contract Type', contractTypes)),
    status: both(oneOf('Status', contractStatuses)),
    startDate: both(date('Start Date')),
    endDate: both(date('End Date')),
    rate: both(money('Hourly Rate')),
    monthlyHours: both(whole('Hours per Month', 0, 744)),
    agreedValue: both(optional(money('Agreed Total'))),
    totalValue: both(money('Total Value')),
    currency: both(currency()),
    description: both(optional(longText('Contract Description'))),
    body: both(optional(longText('Agreement Text', 40_000))),
    signedDate: both(optional(date('Signed'))),
    /** The scan with which an operator recorded that the contract was signed on paper. */
    paperDocumentId: both(optional(reference('Signed on Paper', 'contractDocuments', 'kept'))),
    /** Hours in a week above which hours are overtime, and their price in percent of the rate. */
    overtimeAfter: both(optional(whole('Overtime After (Hours per Week)', 1, 168))),
    overtimePercent: both(optional(whole('Overtime Rate (%)', 100, 400))),
    /** Days within which the client pays the provider's invoices. */
    paymentTermDays: both(optional(whole('Payment Terms (Days)', 0, 180))),
    /** Days between the notice of an early end and the last day. */
    noticeDays: both(optional(whole('Notice Period (Days)', 0, 365))),
    /** The rate of an agreed extension, and the Monday from which it applies. */
    nextRate: both(optional(money('Next Hourly Rate'))),
    nextRateFrom: both(optional(date('Next Rate From'))),
    /** Monday of the last week whose timesheet was drafted automatically. */
    timesheetWeek: nobody(optional(date('Last Drafted Week'))),
    /** The provider accepts that another contract books the candidate on some of the same days. */
    overlapAgreed: both(flag('Overlap Agreed')),
    /** What the client owes if it hires the candidate on the first day; it falls to nothing by the last. */
    conversionFee: both(optional(money('Conversion Fee'))),
    conversionFeeDue: both(optional(money('Conversion Fee Due'))),
    /** The last day for which the fee was signed, once an amendment has changed the contract's. */
    conversionFeeUntil: both(optional(date('Conversion Fee Until'))),
    endedOn: both(optional(date('Ended Early'))),
    endReason: both(optional(longText('Reason for Ending', 1000))),
  },
  fixed: ['providerId', 'proposalId', 'templateId'],
  serverSet: [
    'signedDate',
    'paperDocumentId',
    'totalValue',
    'timesheetWeek',
    'nextRate',
    'nextRateFrom',
    'conversionFeeDue',
    'conversionFeeUntil',
    'endedOn',
  ],
  defaults: { currency: 'USD', monthlyHours: fullTimeHours, overlapAgreed: false },
  inCharge: [],
  search: ['employee', 'client'],
  title: 'employee',
  lifecycles: [
    {
      field: 'status',
      initial: ['Draft'],
      moves: movesOf(contractMoves),
      refused: { Pending: { Active: 'signing.by-signature' } },
      along: { Terminated: ['endReason'], Converted: ['endReason'] },
    },
  ],
  assumed: (form) => (isGeneral(form) ? { employee: allResources, rate: 0 } : {}),
  notAsked: (form) =>
    isGeneral(form)
      ? [
          'employee',
          'candidateId',
          'rate',
          'monthlyHours',
          'overlapAgreed',
          'overtimeAfter',
          'overtimePercent',
          'paymentTermDays',
          'noticeDays',
          'conversionFee',
          'endReason',
        ]
      : form.type === 'C2H'
        ? ['endReason']
        : ['conversionFee', 'endReason'],
  unused: (contract) => [
    ...(contract.overlapAgreed ? [] : ['overlapAgreed']),
    ...(contract.paperDocumentId === null ? ['paperDocumentId'] : []),
    ...(isDeployment(contract)
      ? []
      : (
          [
            'candidateId',
            'rate',
            'monthlyHours',
            'totalValue',
            'overtimeAfter',
            'overtimePercent',
            'paymentTermDays',
            'noticeDays',
            'nextRate',
            'nextRateFrom',
            'timesheetWeek',
            'conversionFee',
            'conversionFeeUntil',
          ] as const
        ).filter((field) => !contract[field])),
  ],
  /** Framework and confidentiality agreements are not about one candidate and have no hourly rate. */
  derive: (contract) => {
    const isGeneral = contract.status === 'Draft' && !isDeployment(contract);
    const general = isGeneral && {
      candidateId: null,
      rate: 0,
      monthlyHours: 0,
      overlapAgreed: false,
      overtimeAfter: null,
      overtimePercent: null,
      paymentTermDays: null,
      noticeDays: null,
    };
    return {
      ...general,
      totalValue: contract.agreedValue ?? (general ? 0 : totalValueOf(contract)),
      ...(contract.status === 'Draft' && contract.type !== 'C2H' && { conversionFee: null }),
      ...(!hasEnded(contract) && contract.endReason && { endReason: null }),
    };
  },
  check: (contract): Faults => ({
    ...(contract.endDate < contract.startDate && { endDate: 'date.before-start' }),
    ...(contract.status === 'Draft' &&
      isDeployment(contract) &&
      contract.rate === 0 && { rate: 'proposals.rate-missing' }),
    ...((contract.overtimeAfter === null) !== (contract.overtimePercent === null) && {
      [contract.overtimeAfter === null ? 'overtimeAfter' : 'overtimePercent']: 'contracts.overtime-rule',
    }),
    ...(contract.totalValue > largestAmount && {
      rate: 'contracts.too-much',
    }),
    ...(contract.status === 'Terminated' && !contract.endReason && { endReason: 'text.required' }),
    ...(contract.status === 'Converted' && contract.type !== 'C2H' && { status: 'contracts.not-to-hire' }),
    ...(contract.body && mergeErrors('body', contract.body)),
  }),
  stamps: [
    { field: 'status', to: 'Active', writes: 'signedDate', as: 'date' },
    { field: 'status', to: 'Terminated', writes: 'endedOn', as: 'date' },
    { field: 'status', to: 'Converted', writes: 'endedOn', as: 'date' },
  ],
  frozen: ({ signedDate, status }) => {
    if (signedDate) return 'contracts.signed';
    return status === 'Pending' ? 'contracts.out-for-signature' : null;
  },
});
export type Contract = RowOf<typeof contracts>;
