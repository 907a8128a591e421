import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const signingEventKinds = [
  'sent',
  'viewed',
  'signed',
  'declined',
  'reminded',
  'completed',
  'voided',
  'expired',
  'sealed',
  'misdirected',
] as const;

/** One step of an envelope. People send reminders; every other step is written with the change it records. */
export const signingEvents = defineNoun({
  name: 'signingEvents',
  label: 'Signing Event',
  plural: 'Signing Events',
  prefix: 'SGE',
  fields: {
    envelopeId: reference('Envelope', 'envelopes', 'removed'),
    contractId: reference('Contract', 'contracts', 'removed'),
    providerId: reference('Provider', 'companies'),
    recruiterId: optional(reference('Recruiter', 'companies')),
    signerId: optional(reference('Signer', 'signers', 'kept')),
    kind: oneOf('Kind', signingEventKinds),
    actor: text('Person'),
    note: optional(longText('Note', 1000)),
    ip: optional(text('IP Address', 64)),
    userAgent: optional(text('Browser', 300)),
    at: instant('Time'),
  },
  fixed: ['envelopeId', 'kind'],
  serverSet: [
    'contractId',
    'providerId',
    'recruiterId',
    'signerId',
    'actor',
    'note',
    'ip',
    'userAgent',
    'at',
  ],
  confidential: ['ip', 'userAgent'],
  search: [],
  title: 'id',
  lifecycles: [{ field: 'kind', initial: ['reminded'], moves: {} }],
});
export type SigningEvent = RowOf<typeof signingEvents>;
