import { isOpen, nextReminder } from '../../contract/deals/envelopes.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { turnOf } from '../deals/envelopeSigners.ts';
import { askToSign } from '../deals/signing.ts';
import { afterReading } from '../effect.ts';

/** Reminders that people send; all other events are written by the store. */
export const signingEvents: Behavior<Rows['signingEvents']> = {
  link: async (row, reader, { name, now }) => {
    if (row.kind !== 'reminded') return {};
    await reader.hold(`envelopes ${row.envelopeId}`, 'alone');
    const envelope = await reader.find('envelopes', String(row.envelopeId));
    if (!envelope || envelope.providerId !== row.providerId) throw Invalid({ envelopeId: 'value.missing' });
    if (!isOpen(envelope)) throw Conflict('signing.closed');
    const next = nextReminder(envelope);
    if (next > now.toISOString()) throw Conflict('signing.reminded-lately');
    const { contractId, recruiterId } = envelope;
    return { contractId, recruiterId, signerId: null, actor: name, at: now.toISOString() };
  },
  effects: (before, after, { now }) =>
    before || !after || after.kind !== 'reminded'
      ? []
      : [
          {
            kind: 'revise',
            noun: 'envelopes',
            where: { id: after.envelopeId },
            values: () => ({ remindedAt: now.toISOString() }),
          },
          afterReading(
            [
              ['envelopes', { id: after.envelopeId }],
              ['signers', { envelopeId: after.envelopeId }],
              ['contracts', { id: after.contractId }],
            ],
            ([[envelope], signers, [contract]]) =>
              envelope && contract ? askToSign(turnOf(envelope, signers), contract, 'envelopeId') : [],
          ),
        ],
};
