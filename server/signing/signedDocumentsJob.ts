import { readContent } from '../../domain/change/deals/signedContent.ts';
import { signingEvent } from '../../domain/change/deals/signing.ts';
import { languageOf } from '../../domain/change/notifications/notificationRows.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { Due } from '../../domain/query/due.ts';
import { printPdf } from '../../pdf/printPdf.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import { printSigned } from '../../reportFiles/printSigned.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import type { Secrets } from '../secrets.ts';
import { carryOut, systemWork } from '../store/change.ts';
import { keepFile } from '../store/files.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { serverTexts } from '../texts.ts';
import type { SigningIdentity } from './cms.ts';
import { signingIdentity } from './identity.ts';
import { sealPdf } from './sealPdf.ts';

type Options = {
  database: Database;
  clock: () => Date;
  secrets: Secrets;
  signing?: SigningIdentity | undefined;
};

const unsealed: Due<'envelopes'> = {
  noun: 'envelopes',
  order: 'completedAt',
  where: () => [
    ['status', '=', 'Completed'],
    ['documentId', '=', null],
  ],
};

/** Prints and seals contracts that all have signed, and files them with their documents. */
export const signedDocumentsJob = (options: Options): Job => ({
  name: 'signedDocuments',
  schedule: { every: 60 },
  concurrency: 'one',
  wakesOn: 'envelopes',
  run: async (signal) => {
    const { database, clock } = options;
    let count = 0;
    while (
      !signal?.aborted &&
      (await inTransaction(database, (transaction) => sealNext(transaction, options, clock())))
    )
      count++;
    return count;
  },
});

const sealNext = async (
  transaction: Transaction,
  { secrets, signing: own }: Options,
  now: Date,
): Promise<boolean> => {
  const work = systemWork(transaction, now);
  const { system } = work.rows;
  const [envelope] = await system.findDue(unsealed, { after: null, most: 1 });
  const content = envelope && readContent(envelope);
  if (!envelope || !content) return false;
  const { id: envelopeId, contractId, providerId, senderId, completedAt } = envelope;
  const [signers, events, contract, chosen] = await Promise.all([
    system.findAll('signers', { envelopeId }),
    system.findAll('signingEvents', { envelopeId }),
    system.find('contracts', contractId),
    senderId ? system.findAll('preferences', { userId: senderId, kind: 'display', key: 'language' }) : [],
  ]);
  const language: Language = senderId ? languageOf(senderId, chosen) : 'en';
  const words = serverTexts[language].signedPaper;
  const paper = { envelope, content, signers, events, sealed: true };
  const { bytes } = await printPdf(printSigned(paper, words, language), readFontFile);
  const identity = await signingIdentity(transaction, { secrets, own, now });
  const at = completedAt ? new Date(completedAt) : now;
  const sealed = await sealPdf(bytes, identity, {
    name: 'TalentBench',
    reason: `${contractId}, ${envelopeId}`,
    at,
  });
  const document = await system.insert('contractDocuments', {
    contractId,
    providerId,
    recruiterId: contract?.recruiterId ?? null,
    name: `${words.file} ${contractId}.pdf`,
    format: 'pdf',
    sizeBytes: sealed.length,
    author: 'TalentBench',
  });
  await keepFile(transaction.as('system'), 'contractDocuments', document.id, Uint8Array.from(sealed));
  await system.update('envelopes', envelope, { documentId: document.id });
  await carryOut(
    { ...work, transaction, ip: 'server', rights: 'system' },
    signingEvent(envelope, 'sealed', { ...work, name: 'TalentBench' }),
  );
  return true;
};
