import type { Faults } from '../../messages/message.ts';
import { dayLength } from '../../time/days.ts';
import { flag, instant, longText, oneOf, optional, reference, signerList, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';
import type { UserType } from '../userTypes.ts';
import { movesOf } from './contractLife.ts';

export const envelopeStatuses = [
  'Draft',
  'Sent',
  'Viewed',
  'Partly Signed',
  'Completed',
  'Declined',
  'Expired',
  'Voided',
] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

/** `signer`: whoever's turn it is to sign, in the console or by link. `clock`: the platform by itself. */
export type EnvelopeActor = UserType | 'signer' | 'clock';
type EnvelopeMove = {
  name: 'send' | 'view' | 'sign' | 'complete' | 'decline' | 'expire' | 'void';
  from: EnvelopeStatus;
  to: EnvelopeStatus;
  by: readonly EnvelopeActor[];
};

/** Out for signature: signers can still sign it. */
export const openEnvelopes = ['Sent', 'Viewed', 'Partly Signed'] as const satisfies readonly EnvelopeStatus[];
export const isOpen = ({ status }: { status?: unknown }): boolean =>
  openEnvelopes.some((one) => one === status);

/** Days for which a signer from outside can fetch the signed contract with the link in a mail. */
export const copyDays = 30;
/** Until when that is; null unless all have signed. */
export const copyUntil = ({ completedAt }: Pick<Envelope, 'completedAt'>): string | null =>
  completedAt && new Date(Date.parse(completedAt) + copyDays * dayLength).toISOString();

/** Signers are asked or reminded at most once in this time. */
const timeBetweenReminders = dayLength;

/** From when on the signers whose turn it is can be reminded. */
export const nextReminder = ({ remindedAt, sentAt }: Pick<Envelope, 'remindedAt' | 'sentAt'>): string =>
  new Date(Date.parse(remindedAt ?? sentAt ?? '') + timeBetweenReminders).toISOString();

const whileOpen = (move: Omit<EnvelopeMove, 'from'>): EnvelopeMove[] =>
  openEnvelopes.filter((from) => from !== move.to).map((from) => ({ ...move, from }));

/** The life of an envelope: every move, with who may make it. */
export const envelopeMoves: readonly EnvelopeMove[] = [
  { name: 'send', from: 'Draft', to: 'Sent', by: ['provider'] },
  { name: 'view', from: 'Sent', to: 'Viewed', by: ['signer'] },
  ...whileOpen({ name: 'sign', to: 'Partly Signed', by: ['signer'] }),
  ...whileOpen({ name: 'complete', to: 'Completed', by: ['signer'] }),
  ...whileOpen({ name: 'decline', to: 'Declined', by: ['signer'] }),
  ...whileOpen({ name: 'expire', to: 'Expired', by: ['clock'] }),
  ...whileOpen({ name: 'void', to: 'Voided', by: ['provider', 'admin'] }),
  { name: 'void', from: 'Draft', to: 'Voided', by: ['provider', 'admin'] },
];

/**
 * A contract out for signature, with its content as it was sent. The signers in `signers` become rows of
 * their own once it is sent.
 */
export const envelopes = defineNoun({
  name: 'envelopes',
  label: 'Envelope',
  plural: 'Envelopes',
  prefix: 'ENV',
  fields: {
    contractId: both(reference('Contract', 'contracts', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    status: both(oneOf('Status', envelopeStatuses)),
    /** Each signer is asked once the one before has signed. */
    inOrder: both(flag('Signing Order')),
    validDays: both(whole('Valid for (days)', 1, 90)),
    signers: both(signerList('Signers')),
    content: both(optional(longText('Content', 60_000))),
    contentHash: both(optional(text('SHA-256', 64))),
    senderId: both(optional(reference('Sender ID', 'users', 'kept'))),
    sender: both(optional(text('Sender'))),
    sentAt: both(optional(instant('Sent'))),
    expiresAt: both(optional(instant('Expires'))),
    remindedAt: both(optional(instant('Last Reminder'))),
    completedAt: both(optional(instant('Completed'))),
    reason: both(optional(longText('Reason', 1000))),
    documentId: both(optional(reference('Document', 'contractDocuments', 'kept'))),
  },
  fixed: ['contractId', 'providerId'],
  serverSet: [
    'recruiterId',
    'content',
    'contentHash',
    'senderId',
    'sender',
    'sentAt',
    'expiresAt',
    'remindedAt',
    'completedAt',
    'documentId',
  ],
  defaults: { inOrder: false, validDays: 14, signers: [] },
  inCharge: ['senderId'],
  search: [],
  title: 'id',
  lifecycles: [
    {
      field: 'status',
      initial: ['Sent', 'Draft'],
      moves: movesOf(envelopeMoves),
      along: { Voided: ['reason'] },
    },
  ],
  check: ({ status, signers }): Faults =>
    status === 'Draft' || status === 'Voided' || signers.length > 1 ? {} : { signers: 'signing.both-sides' },
  frozen: ({ status }) => (status === 'Draft' ? null : 'signing.sent'),
});
export type Envelope = RowOf<typeof envelopes>;
