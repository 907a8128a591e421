import { readContent, type SignedContent } from '../domain/change/deals/signedContent.ts';
import { sendCopies, signingEvent } from '../domain/change/deals/signing.ts';
import { languageOf } from '../domain/change/notifications/notificationRows.ts';
import type { Envelope } from '../domain/contract/deals/envelopes.ts';
import type { Signer } from '../domain/contract/deals/signers.ts';
import type { SigningEvent } from '../domain/contract/deals/signingEvents.ts';
import type { Language } from '../domain/contract/languages.ts';
import type { Due } from '../domain/query/due.ts';
import { carryOut, carryOutInOrder } from './effects.ts';
import type { Verbs } from './rows.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** What is printed of a contract that all have signed. */
export type SignedPaper = {
  envelope: Envelope;
  content: SignedContent;
  signers: readonly Signer[];
  events: readonly SigningEvent[];
  /** The sender's. */
  language: Language;
  /** Where the client is, or else the provider. */
  location: string | null;
};

/** `sealer`: SHA-256 of the certificate that sealed it. */
type SignedFile = { name: string; bytes: Uint8Array; sealer: string | null };

/** Contracts that all have signed and whose document is not filed yet. */
export const unfiled: Due<'envelopes'> = {
  noun: 'envelopes',
  order: 'completedAt',
  where: () => [
    ['status', '=', 'Completed'],
    ['documentId', '=', null],
  ],
};

/** What is printed of it; null if its content is lost. */
export const paperOf = async (
  rows: Pick<Verbs, 'find' | 'findAll'>,
  envelope: Envelope,
): Promise<SignedPaper | null> => {
  const content = readContent(envelope);
  if (!content) return null;
  const { id: envelopeId, senderId: userId } = envelope;
  const [signers, events, chosen, client, provider] = await Promise.all([
    rows.findAll('signers', { envelopeId }),
    rows.findAll('signingEvents', { envelopeId }),
    userId ? rows.findAll('preferences', { userId, kind: 'display', key: 'language' }) : [],
    envelope.recruiterId ? rows.find('companies', envelope.recruiterId) : null,
    rows.find('companies', envelope.providerId),
  ]);
  return {
    envelope,
    content,
    signers,
    events,
    language: userId ? languageOf(userId, chosen) : 'en',
    location: (client ?? provider)?.location ?? null,
  };
};

/** Files the printed document with those of its contract, once. `keep` stores its bytes. */
export const fileSigned = async (
  work: UnitOfWork,
  { id }: Envelope,
  { name, bytes, sealer }: SignedFile,
  keep: (documentId: string) => Promise<void>,
): Promise<boolean> => {
  const { system } = work.rows;
  const envelope = await system.find('envelopes', id);
  if (!envelope || envelope.documentId !== null) return false;
  const { contractId, providerId } = envelope;
  const contract = await system.find('contracts', contractId);
  const author = 'TalentBench';
  const document = await system.insert('contractDocuments', {
    contractId,
    providerId,
    recruiterId: contract?.recruiterId ?? null,
    name,
    format: 'pdf',
    sizeBytes: bytes.length,
    author,
  });
  await keep(document.id);
  await system.update('envelopes', envelope, { documentId: document.id });
  if (sealer)
    await carryOut(work, signingEvent(envelope, 'sealed', { ...work, name: author }, { note: sealer }));
  if (contract) {
    const signers = await system.findAll('signers', { envelopeId: id });
    await carryOutInOrder(work, sendCopies(signers, contract));
  }
  return true;
};
