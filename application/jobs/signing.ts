import { turnOf } from '../../domain/change/deals/envelopeSigners.ts';
import { askToSign, signingEvent } from '../../domain/change/deals/signing.ts';
import { afterReading } from '../../domain/change/effect.ts';
import { concerning } from '../../domain/change/notifications/concerned.ts';
import { openEnvelopes } from '../../domain/contract/deals/envelopes.ts';
import type { Due } from '../../domain/query/due.ts';
import { changeByItself } from '../changeRow.ts';
import { carryOutInOrder } from '../effects.ts';
import type { RowJob } from './rowJob.ts';

/** Days without a reminder after which signers are reminded. */
const remindAfter = 3;

const lapsed: Due<'envelopes'> = {
  noun: 'envelopes',
  order: 'expiresAt',
  where: (now) => [
    ['status', 'in', openEnvelopes],
    ['expiresAt', '<=', now.toISOString()],
  ],
};

const forgotten: Due<'envelopes'> = {
  noun: 'envelopes',
  order: 'remindedAt',
  where: (now) => [
    ['status', 'in', openEnvelopes],
    ['remindedAt', '<=', new Date(now.getTime() - remindAfter * 86_400_000).toISOString()],
  ],
};

/** Ends envelopes that were not signed in time; their contracts are drafts again. */
export const envelopeExpiry: RowJob<'envelopes'> = {
  due: lapsed,
  atOnce: 1,
  act: async (work, envelope) =>
    (await changeByItself(work, 'envelopes', envelope, { status: 'Expired' })) !== null,
};

/** Reminds those whose turn it is to sign. */
export const signingReminders: RowJob<'envelopes'> = {
  due: forgotten,
  atOnce: 20,
  act: async (work, envelope) => {
    const { id, contractId } = envelope;
    await work.rows.system.patch('envelopes', { id }, { remindedAt: work.now.toISOString() });
    const reminders = afterReading(
      [
        ['signers', { envelopeId: id }],
        ['contracts', { id: contractId }],
      ],
      ([signers, [contract]]) => (contract ? askToSign(turnOf(envelope, signers), contract, 'wait') : []),
    );
    await carryOutInOrder(work, [
      signingEvent(envelope, 'reminded', work),
      ...concerning([reminders], { noun: 'envelopes', row: envelope }),
    ]);
    return true;
  },
};
