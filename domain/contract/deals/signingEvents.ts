import { instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, providers } from '../seenBy.ts';

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
    envelopeId: both(reference('Envelope', 'envelopes', 'removed')),
    contractId: both(reference('Contract', 'contracts', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    signerId: both(optional(reference('Signer', 'signers', 'kept'))),
    kind: both(oneOf('Kind', signingEventKinds)),
    actor: both(text('Person')),
    note: both(optional(longText('Note', 1000))),
    ip: providers(optional(text('IP Address', 64))),
    userAgent: providers(optional(text('Browser', 300))),
    at: both(instant('Time')),
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
