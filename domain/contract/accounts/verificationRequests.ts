import type { Faults } from '../../messages/message.ts';
import { date, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const verificationStatuses = ['Pending', 'Under Review', 'Approved', 'Rejected'] as const;

/** A person's request to be verified by the operator, with documents. */
export const verificationRequests = defineNoun({
  name: 'verificationRequests',
  label: 'Verification Request',
  plural: 'Verification Requests',
  prefix: 'VR',
  fields: {
    userId: reference('User', 'users'),
    companyId: optional(reference('Company', 'companies')),
    submitted: date('Submitted'),
    documents: whole('Documents', 0, 100),
    status: oneOf('Status', verificationStatuses),
    reason: optional(text('Reason', 500)),
  },
  fixed: ['userId', 'companyId'],
  serverSet: ['submitted', 'documents'],
  search: ['reason'],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending'],
      moves: {
        Pending: { 'Under Review': ['admin'], Approved: ['admin'], Rejected: ['admin'] },
        'Under Review': { Approved: ['admin'], Rejected: ['admin'] },
        Rejected: { 'Under Review': ['admin'] },
      },
    },
  ],
  check: ({ status, reason }): Faults =>
    status === 'Rejected' && !reason ? { reason: 'verification.reject-reason' } : {},
});
/** Waiting for the operator's decision. */
export const openVerifications: readonly string[] = ['Pending', 'Under Review'];
export type VerificationRequest = RowOf<typeof verificationRequests>;
