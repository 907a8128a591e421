import type { UserType } from '../../../domain/contract/userTypes.ts';
import { waitingRequests } from '../../../domain/insight/deals.ts';
import { unresolvedTickets } from '../../../domain/insight/support.ts';

/** Rows that wait for the user, and the page of the console that shows them. */
export interface Wait {
  /** Of its words, below `needsYou`. */
  key: string;
  resource: string;
  filter: Record<string, unknown>;
  /** Of their list, if it is not at the name of the resource. */
  path?: string;
  /** Of a page that shows them without such a list. */
  page?: string;
  /** Whose turn it is to sign is known from the signers of each contract, not by a filter. */
  isSignature?: true;
}

interface Reader {
  userId: string;
  /** ISO 8601. */
  today: string;
}

const signatures: Wait = { key: 'signatures', resource: 'contracts', filter: {}, isSignature: true };

/** What waits for a user of each type, the most urgent first. */
export const waitsFor: Record<UserType, (reader: Reader) => readonly Wait[]> = {
  provider: () => [
    {
      key: 'requests',
      resource: 'requests',
      filter: { status: waitingRequests.status.filter((status) => status !== 'Proposal Sent') },
    },
    signatures,
    { key: 'rejected', resource: 'timesheets', filter: { status: ['Rejected'] } },
  ],
  recruiter: ({ userId, today }) => [
    { key: 'proposals', resource: 'requests', filter: { status: ['Proposal Sent'] } },
    { key: 'applications', resource: 'applications', filter: { status: ['Received'] } },
    signatures,
    { key: 'sheets', resource: 'timesheets', filter: { status: ['Submitted'] } },
    {
      key: 'tasks',
      resource: 'tasks',
      filter: { status: 'Open', userId, dueDate_lte: today },
      page: '/tasks',
    },
  ],
  admin: () => [
    { key: 'signUps', resource: 'signUpRequests', filter: { status: ['Pending Approval'] } },
    {
      key: 'verifications',
      resource: 'verificationRequests',
      filter: { status: ['Pending', 'Under Review'] },
      path: '/users/verification',
    },
    {
      key: 'tickets',
      resource: 'tickets',
      filter: { ...unresolvedTickets, assigneeId: [null] },
      path: '/support',
    },
    { key: 'overdue', resource: 'invoices', filter: { status: ['Overdue'] }, path: '/billing/invoices' },
  ],
};
