import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, list, type SuiteUser } from './open.ts';

/** The provider and the client each sign a contract that is out for signature, which makes it active. */
export const signContract = async (
  as: As,
  { id }: Row,
  { provider = 'provider', recruiter = 'recruiter' }: { provider?: SuiteUser; recruiter?: SuiteUser } = {},
): Promise<Row> => {
  const filter = { contractId: id, status: ['Waiting', 'Viewed'] };
  for (const [user, side] of [
    [provider, 'provider'],
    [recruiter, 'recruiter'],
  ] as const) {
    const caller = await as(user);
    const [signer] = (await list(caller, 'signers', { filter: { ...filter, side } })).data;
    if (!signer) continue;
    const { data: envelope } = await caller.getOne<Row>('envelopes', { id: String(signer.envelopeId) });
    const { contentHash } = envelope;
    await edit(caller, 'signers', signer, { status: 'Signed', kind: 'Typed', signature: side, contentHash });
  }
  return (await (await as(provider)).getOne<Row>('contracts', { id })).data;
};
