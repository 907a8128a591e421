import { turnOf } from '../../../domain/change/deals/envelopeSigners.ts';
import { type Envelope, openEnvelopes } from '../../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../../domain/contract/deals/signers.ts';
import { useSession } from '../../auth/useSession.ts';
import { useActor } from '../contract/useActor.ts';
import { useAllRows } from '../rows/useAllRows.ts';

/** The contracts that the user can sign now: out for signature, and it is this user’s turn. */
export const useOwnSignatures = (enabled: boolean): string[] | undefined => {
  const { userType } = useActor();
  const userId = useSession()?.user?.id ?? null;
  const { data: envelopes } = useAllRows<Envelope>({
    noun: 'envelopes',
    filter: { status: openEnvelopes },
    enabled,
  });
  const { data: signers } = useAllRows<Signer>({
    noun: 'signers',
    filter: { status: ['Waiting', 'Viewed'] },
    enabled,
  });
  if (!envelopes || !signers) return undefined;
  const byEnvelope = Map.groupBy(signers, ({ envelopeId }) => envelopeId);
  return envelopes
    .filter((envelope) =>
      turnOf(envelope, byEnvelope.get(envelope.id) ?? []).some(
        (signer) => signer.side === userType && (signer.userId === null || signer.userId === userId),
      ),
    )
    .map(({ contractId }) => contractId);
};
