import type { Contract } from '../../contract/deals/contracts.ts';
import type { Envelope } from '../../contract/deals/envelopes.ts';
import type { PlannedSigner } from '../../contract/deals/signerPlan.ts';
import type { Signer } from '../../contract/deals/signers.ts';
import type { Context } from '../context.ts';

/** One signer of each company: whoever sends the contract, and anyone of the client. */
export const usualSigners = (
  { client, recruiterId }: Contract,
  { actor, name }: Context,
): PlannedSigner[] => [
  {
    side: 'provider',
    userId: actor.userType === 'provider' ? actor.userId : null,
    name,
    email: null,
    language: null,
  },
  {
    side: recruiterId === null ? 'outside' : 'recruiter',
    userId: null,
    name: client,
    email: null,
    language: null,
  },
];

/** The rows of an envelope's signers; the sender signs by sending. */
export const signersOf = (
  envelope: Pick<Envelope, 'signers' | 'senderId' | 'sender' | 'contentHash' | 'sentAt'> &
    Pick<Signer, 'providerId' | 'recruiterId' | 'contractId'> & { id: string },
): Omit<Signer, 'id' | 'version' | 'createdAt' | 'updatedAt'>[] => {
  const bySending = envelope.signers.findIndex(
    ({ side, userId }) => side === 'provider' && userId !== null && userId === envelope.senderId,
  );
  return envelope.signers.map((signer, at) => {
    const signed = at === bySending;
    return {
      envelopeId: envelope.id,
      contractId: envelope.contractId,
      providerId: envelope.providerId,
      recruiterId: envelope.recruiterId,
      ...signer,
      language: signer.language ?? null,
      place: at + 1,
      status: signed ? 'Signed' : 'Waiting',
      kind: signed ? 'Typed' : null,
      signature: signed ? envelope.sender : null,
      contentHash: signed ? envelope.contentHash : null,
      viewedAt: signed ? envelope.sentAt : null,
      signedAt: signed ? envelope.sentAt : null,
      reason: null,
    };
  });
};

/** Whose turn it is: everyone who has not signed, or the first of them where the order counts. */
export const turnOf = <S extends Pick<Signer, 'status' | 'place'>>(
  { inOrder }: Pick<Envelope, 'inOrder'>,
  all: readonly S[],
): S[] => {
  const open = all.filter(({ status }) => status === 'Waiting' || status === 'Viewed');
  return inOrder ? open.sort((a, b) => a.place - b.place).slice(0, 1) : open;
};
