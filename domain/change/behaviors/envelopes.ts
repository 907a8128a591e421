import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Faults } from '../../messages/message.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkBooking, contractTerm } from '../deals/booking.ts';
import { sidesWithoutSigner } from '../deals/envelopeSigners.ts';
import { checkFramework, checkNda } from '../deals/framework.ts';
import { afterEnvelope, sentValues } from '../deals/signing.ts';
import { languageOf } from '../notifications/notificationRows.ts';
import { foldAddress } from '../notifications/strangers.ts';

type Envelope = Rows['envelopes'];

export const envelopes: Behavior<Envelope> = {
  link: async (row, reader, context) => {
    if (row.status !== 'Sent' || row.sentAt) return {};
    const contract = await contractOf(row, reader);
    const provider = await reader.find('companies', contract.providerId);
    return {
      ...sentValues(contract, provider?.name ?? '', row as Envelope, context),
      signers: await inTheirLanguages(row as Envelope, context, reader),
    };
  },
  check: async (before, after, context, reader) => {
    if (before && before.status !== 'Draft') return;
    const contract = await contractOf(after, reader);
    if (after.status === 'Voided') return;
    await reader.hold(`contracts ${contract.id}`, 'alone');
    if (contract.status !== 'Draft') throw Conflict('signing.not-a-draft');
    await checkSigners(after as Envelope, contract, reader);
    if (after.status !== 'Sent') return;
    await Promise.all([checkNda(contract, reader), checkFramework(contract, reader)]);
    const sent = { ...contract, status: 'Pending' };
    await checkBooking(contract, sent, contractTerm(contract, sent), context, reader);
  },
  effects: (before, after, context) => (after ? afterEnvelope(before, after, context) : []),
};

const contractOf = async ({ contractId, providerId }: Values, reader: Reader) => {
  const contract = await reader.find('contracts', String(contractId));
  if (!contract || contract.providerId !== providerId) throw Invalid({ contractId: 'value.missing' });
  return contract;
};

/** People from outside are written to in the language chosen for them, or else in the sender's. */
const inTheirLanguages = async (
  { signers }: Envelope,
  { actor }: Context,
  reader: Reader,
): Promise<Envelope['signers']> => {
  if (!signers.some(({ side, language }) => side === 'outside' && language == null)) return signers;
  const userId = actor.userId ?? '';
  const chosen = await reader.findAll('preferences', { userId, kind: 'display', key: 'language' });
  return signers.map((signer) => ({
    ...signer,
    language: signer.language ?? (signer.side === 'outside' ? languageOf(userId, chosen) : null),
  }));
};

/** Users must belong to their side, people from outside need an address, and everyone who is bound signs. */
const checkSigners = async (
  { signers, status }: Envelope,
  contract: Rows['contracts'],
  reader: Reader,
): Promise<void> => {
  const { providerId, recruiterId, client } = contract;
  const faults: Faults = {};
  const companies = { provider: providerId, recruiter: recruiterId, outside: null };
  const addresses = new Set<string>();
  const standsTwice = (address: string) => addresses.size === addresses.add(foldAddress(address)).size;
  for (const { side, userId, email } of signers) {
    if (email && standsTwice(email)) faults.signers = 'signing.address-twice';
    if (side === 'outside' && !email) faults.signers = 'signing.address-missing';
    if (side === 'recruiter' && recruiterId === null) faults.signers = 'signing.no-such-user';
    if (userId === null) continue;
    const user = await reader.find('users', userId);
    if (user?.status !== 'Active' || user.companyId !== companies[side])
      faults.signers = 'signing.no-such-user';
    else if (standsTwice(user.email)) faults.signers = 'signing.address-twice';
  }
  const [missing] = status === 'Sent' ? sidesWithoutSigner(contract, signers) : [];
  if (missing)
    faults.signers ??=
      missing === 'recruiter' ? { code: 'signing.client-signs', values: { client } } : 'signing.both-sides';
  if (Object.keys(faults).length) throw Invalid(faults);
};
