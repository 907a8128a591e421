import { isOpen } from '../../contract/deals/envelopes.ts';
import type { Signer } from '../../contract/deals/signers.ts';
import { Conflict, ConflictAt, Invalid, NotAllowed } from '../../errors.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkBooking, contractTerm } from './booking.ts';
import { sidesWithoutSigner, turnOf } from './envelopeSigners.ts';
import { statesContract } from './signedContent.ts';
import { checkTypedSignature } from './typedSignature.ts';

/** Refuses a signature or a refusal to sign by the wrong person, too late, or of changed content. */
export const checkSigning = async (
  before: Signer,
  after: Values,
  context: Context,
  reader: Reader,
): Promise<void> => {
  const { actor, signerId, now } = context;
  await reader.hold(`envelopes ${before.envelopeId}`, 'alone');
  const [envelope, contract, all, current] = await Promise.all([
    reader.find('envelopes', before.envelopeId),
    reader.find('contracts', before.contractId),
    reader.findAll('signers', { envelopeId: before.envelopeId }),
    reader.find('signers', before.id),
  ]);
  if (!envelope || !contract || !current) throw Conflict('signing.closed');
  if (current.status === 'Signed' || current.status === 'Declined')
    throw ConflictAt('status', 'signing.done');
  if (!isOpen(envelope) || contract.status !== 'Pending') throw Conflict('signing.closed');
  if (current.notMeAt !== null) throw Conflict('signing.not-them');
  if (String(envelope.expiresAt) <= now.toISOString()) throw Conflict('signing.expired');
  const isThem =
    signerId !== undefined
      ? signerId === before.id
      : before.side === actor.userType && (before.userId === null || before.userId === actor.userId);
  if (!isThem) throw NotAllowed('signing.other-person');
  if (after.status === 'Viewed') return;
  const turn = turnOf(envelope, all);
  if (!turn.some(({ id }) => id === before.id)) throw Conflict('signing.not-your-turn');
  if (after.status !== 'Signed') return;
  if (after.kind === 'Sending') throw Invalid({ kind: 'signing.signature-missing' });
  if (after.kind === 'Typed') await checkTypedSignature(String(after.signature));
  if (after.contentHash !== envelope.contentHash || !statesContract(envelope, contract))
    throw ConflictAt('contentHash', 'signing.changed');
  if (all.some((one) => one.id !== before.id && one.status !== 'Signed')) return;
  if (sidesWithoutSigner(contract, all).length) throw Conflict('signing.not-everyone');
  const signed = { ...contract, status: 'Active' };
  await checkBooking(contract, signed, contractTerm(contract, signed), context, reader);
};
