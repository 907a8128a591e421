import { expect, test } from 'vitest';
import { type SignerSide, signerSides } from '../../contract/deals/signerPlan.ts';
import { sidesWithoutSigner, signersOf } from './envelopeSigners.ts';

const [onPlatform, outsidePlatform] = [{ recruiterId: 'CO-002' }, { recruiterId: null }];
const subsets: SignerSide[][] = [...Array(2 ** signerSides.length).keys()].map((bits) =>
  signerSides.filter((_, at) => bits & (1 << at)),
);

test.each(subsets)(
  'of the sides %s %s %s, a client on the platform signs by its own side alone',
  (...sides) => {
    const signers = sides.filter(Boolean).map((side) => ({ side }));
    const missing = sidesWithoutSigner(onPlatform, signers);
    expect(missing.includes('recruiter')).toBe(!sides.includes('recruiter'));
    expect(missing.includes('provider')).toBe(!sides.includes('provider'));
    expect(missing).not.toContain('outside');
  },
);

test.each(subsets)('of the sides %s %s %s, a client off the platform signs from outside', (...sides) => {
  const missing = sidesWithoutSigner(
    outsidePlatform,
    sides.filter(Boolean).map((side) => ({ side })),
  );
  expect(missing.includes('outside')).toBe(!sides.includes('outside'));
  expect(missing.includes('provider')).toBe(!sides.includes('provider'));
});

const signer = (side: SignerSide, userId: string | null = null) => ({
  side,
  userId,
  name: side,
  email: null,
  language: null,
});
const envelope = {
  id: 'ENV-001',
  contractId: 'CT-001',
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  senderId: 'USR-001',
  sender: 'Sam',
  sentAt: '2026-06-15T09:00:00.000Z',
  contentHash: 'hash',
};
const statuses = (inOrder: boolean, ...signers: ReturnType<typeof signer>[]) =>
  signersOf({ ...envelope, inOrder, signers }).map(({ status }) => status);

test('a sender signs by sending as a named signer whose turn it is, and nobody else does', () => {
  const [sender, client] = [signer('provider', 'USR-001'), signer('recruiter')];
  expect(statuses(false, sender, client)).toEqual(['Signed', 'Waiting']);
  expect(statuses(false, client, sender)).toEqual(['Waiting', 'Signed']);
  expect(statuses(true, sender, client)).toEqual(['Signed', 'Waiting']);
  expect(statuses(true, client, sender)).toEqual(['Waiting', 'Waiting']);
  expect(statuses(false, signer('provider'), client)).toEqual(['Waiting', 'Waiting']);
  expect(statuses(false, signer('provider', 'USR-002'), client)).toEqual(['Waiting', 'Waiting']);
  // A user of another side with the sender's number is another person's claim.
  expect(statuses(false, signer('provider'), signer('recruiter', 'USR-001'))).toEqual(['Waiting', 'Waiting']);
});
