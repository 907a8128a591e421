import { expect, test } from 'vitest';
import { type SignerSide, signerSides } from '../../contract/deals/signerPlan.ts';
import { sidesWithoutSigner, signersOf, turnOf, usualSigners } from './envelopeSigners.ts';

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

test('the signature of a sender is what the sender was told, and nobody else’s row has one', () => {
  const sender = { ...signer('provider', 'USR-001'), timeZone: 'Europe/Berlin', language: 'de' as const };
  const [first, second] = signersOf({ ...envelope, inOrder: true, signers: [sender, signer('recruiter')] });
  expect(first).toMatchObject({
    place: 1,
    kind: 'Sending',
    signature: 'Sam',
    contentHash: 'hash',
    viewedAt: envelope.sentAt,
    signedAt: envelope.sentAt,
    timeZone: 'Europe/Berlin',
    language: 'de',
  });
  const none = {
    kind: null,
    signature: null,
    contentHash: null,
    viewedAt: null,
    signedAt: null,
    timeZone: null,
  };
  expect(second).toMatchObject({ place: 2, language: null, ...none });
  // The platform sends without a person, and signs for nobody.
  const bySystem = { ...envelope, senderId: null, inOrder: false, signers: [signer('provider')] };
  expect(signersOf(bySystem)).toMatchObject([{ status: 'Waiting', ...none }]);
});

test('it is the turn of all who have not answered, or of the first of them where the order counts', () => {
  const all = (['Signed', 'Viewed', 'Waiting', 'Declined'] as const).map((status, at) => ({
    status,
    place: [1, 3, 2, 4][at] ?? 0,
  }));
  const places = (inOrder: boolean) => turnOf({ inOrder }, all).map(({ place }) => place);
  expect(places(false).sort()).toEqual([2, 3]);
  expect(places(true)).toEqual([2]);
});

test('a contract that is sent without naming signers is signed by anyone of the two companies', () => {
  const named = { userId: null, email: null, language: null };
  const contract = { client: 'Harbour Hiring' };
  expect(usualSigners('Northwind', { ...contract, ...onPlatform })).toEqual([
    { side: 'provider', name: 'Northwind', ...named },
    { side: 'recruiter', name: 'Harbour Hiring', ...named },
  ]);
  expect(usualSigners('Northwind', { ...contract, ...outsidePlatform })[1]?.side).toBe('outside');
});
