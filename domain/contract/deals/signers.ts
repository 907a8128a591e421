import type { Faults } from '../../messages/message.ts';
import { email, instant, longText, oneOf, optional, reference, text, timeZone, whole } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';
import type { UserType } from '../userTypes.ts';
import { movesOf } from './contractLife.ts';
import { signerSides } from './signerPlan.ts';

export const signerStatuses = ['Waiting', 'Viewed', 'Signed', 'Declined'] as const;
export type SignerStatus = (typeof signerStatuses)[number];
/** `Sending`: the sender, who is told that sending is signing. */
export const signatureKinds = ['Typed', 'Drawn', 'Sending'] as const;

/** The company that a signer is of signs in the console; a signer from outside signs by link. */
const sides = ['provider', 'recruiter'] as const satisfies readonly UserType[];
/** What a signer does; whether it is their turn is checked beside it. */
export const signerMoves: readonly { from: SignerStatus; to: SignerStatus; by: readonly UserType[] }[] = [
  { from: 'Waiting', to: 'Viewed', by: sides },
  { from: 'Waiting', to: 'Signed', by: sides },
  { from: 'Viewed', to: 'Signed', by: sides },
  { from: 'Waiting', to: 'Declined', by: sides },
  { from: 'Viewed', to: 'Declined', by: sides },
];

/** Someone who signs an envelope: a user, anyone of a company, or a person from outside. */
export const signers = defineNoun({
  name: 'signers',
  label: 'Signer',
  plural: 'Signers',
  prefix: 'SGN',
  fields: {
    envelopeId: both(reference('Envelope', 'envelopes', 'removed')),
    contractId: both(reference('Contract', 'contracts', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    side: both(oneOf('Side', signerSides)),
    /** Null: anyone of the company that may change contracts, or a person from outside. */
    userId: both(optional(reference('User', 'users', 'kept'))),
    name: both(text('Name')),
    email: both(optional(email('Email'))),
    /** Of the mails and the page of someone from outside. */
    language: both(optional(oneOf('Language', languages))),
    place: both(whole('Order', 1, 20)),
    status: both(oneOf('Status', signerStatuses)),
    kind: both(optional(oneOf('Signature Kind', signatureKinds))),
    /** The typed name, or the strokes of a drawn signature as `x,y x,y;x,y …`. */
    signature: both(optional(longText('Signature', 20_000))),
    /** The hash of the content that the signer saw. */
    contentHash: both(optional(text('SHA-256', 64))),
    viewedAt: both(optional(instant('Viewed'))),
    signedAt: both(optional(instant('Signed'))),
    /** Of the browser in which the signature was given. */
    timeZone: both(optional(timeZone())),
    reason: both(optional(longText('Reason', 1000))),
    /** Whoever reads the mails to this address is not the signer: it gets none any more. */
    notMeAt: both(optional(instant('Not This Person'))),
  },
  serverSet: [
    'envelopeId',
    'contractId',
    'providerId',
    'recruiterId',
    'side',
    'userId',
    'name',
    'email',
    'language',
    'place',
    'viewedAt',
    'signedAt',
    'notMeAt',
  ],
  confidential: ['signature', 'email'],
  search: [],
  title: 'name',
  lifecycles: [{ field: 'status', initial: ['Waiting'], moves: movesOf(signerMoves) }],
  stamps: [
    { field: 'status', to: 'Viewed', writes: 'viewedAt', as: 'instant', once: true },
    { field: 'status', to: 'Signed', writes: 'signedAt', as: 'instant', once: true },
  ],
  frozen: ({ status }) => (status === 'Signed' || status === 'Declined' ? 'signing.done' : null),
  check: ({ status, kind, signature, reason }): Faults => ({
    ...(status === 'Signed' && !(kind && signature) && { signature: 'signing.signature-missing' }),
    ...(kind === 'Drawn' && signature && !isDrawing(signature) && { signature: 'signing.signature-missing' }),
    ...(status === 'Declined' && !reason && { reason: 'text.required' }),
  }),
});
export type Signer = RowOf<typeof signers>;

/** Strokes of at least two points, each coordinate from 0 to 999. */
export const isDrawing = (strokes: string): boolean =>
  /^(\d{1,3},\d{1,3})( \d{1,3},\d{1,3})+(;\d{1,3},\d{1,3}( \d{1,3},\d{1,3})*)*$/.test(strokes);
