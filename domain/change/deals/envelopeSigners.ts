import type { Contract } from '../../contract/deals/contracts.ts';
import type { Envelope } from '../../contract/deals/envelopes.ts';
import type { PlannedSigner, SignerSide } from '../../contract/deals/signerPlan.ts';
import type { Signer } from '../../contract/deals/signers.ts';

type Bound = Pick<Contract, 'recruiterId'>;

/** The side that signs for the client: the company itself, or somebody from outside if it is not on the platform. */
export const clientSide = ({ recruiterId }: Bound): SignerSide =>
  recruiterId === null ? 'outside' : 'recruiter';

/** The bound sides of a contract that nobody among these signs for: everyone who is bound signs, others only besides. */
export const sidesWithoutSigner = (contract: Bound, signers: readonly { side: SignerSide }[]): SignerSide[] =>
  (['provider', clientSide(contract)] as const).filter(
    (bound) => !signers.some(({ side }) => side === bound),
  );

/** One signer of each company, who may be anyone that signs its contracts. */
export const usualSigners = (
  provider: string,
  contract: Pick<Contract, 'client' | 'recruiterId'>,
): PlannedSigner[] =>
  (['provider', clientSide(contract)] as const).map((side) => ({
    side,
    userId: null,
    name: side === 'provider' ? provider : contract.client,
    email: null,
    language: null,
  }));

/** The rows of an envelope's signers; a sender whose turn it is signs by sending. */
export const signersOf = (
  envelope: Pick<Envelope, 'signers' | 'inOrder' | 'senderId' | 'sender' | 'contentHash' | 'sentAt'> &
    Pick<Signer, 'providerId' | 'recruiterId' | 'contractId'> & { id: string },
): Omit<Signer, 'id' | 'version' | 'createdAt' | 'updatedAt'>[] => {
  const sender = envelope.signers.findIndex(
    ({ side, userId }) => side === 'provider' && userId !== null && userId === envelope.senderId,
  );
  const bySending = envelope.inOrder && sender > 0 ? -1 : sender;
  return envelope.signers.map(({ timeZone = null, ...signer }, at) => {
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
      kind: signed ? 'Sending' : null,
      signature: signed ? envelope.sender : null,
      contentHash: signed ? envelope.contentHash : null,
      viewedAt: signed ? envelope.sentAt : null,
      signedAt: signed ? envelope.sentAt : null,
      timeZone: signed ? timeZone : null,
      reason: null,
      notMeAt: null,
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
