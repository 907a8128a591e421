import { fileSigned, nextSigned } from '../../application/signedDocuments.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { systemWork } from '../store/change.ts';
import { keepFile } from '../store/files.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import type { SigningIdentity } from './cms.ts';

type Options = {
  database: Database;
  clock: () => Date;
  secrets: Secrets;
  signing?: SigningIdentity | undefined;
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
  const paper = await nextSigned(work.rows.system);
  if (!paper) return false;
  // Printing and sealing load 200 modules, so they are imported only for a document to seal.
  const [{ signedFile }, { signingIdentity }, { sealPdf }] = await Promise.all([
    import('../../reportFiles/signedFile.ts'),
    import('./identity.ts'),
    import('./sealPdf.ts'),
  ]);
  const { envelope, language } = paper;
  const { name, bytes } = await signedFile({ ...paper, sealed: true }, language, readFontFile);
  const identity = await signingIdentity(transaction, { secrets, own, now });
  const sealed = await sealPdf(bytes, identity, {
    name: 'TalentBench',
    reason: `${envelope.contractId}, ${envelope.id}`,
    at: envelope.completedAt ? new Date(envelope.completedAt) : now,
  });
  const file = { name, bytes: sealed, sealed: true };
  return fileSigned(work, envelope, file, async (documentId) => {
    await keepFile(transaction.as('system'), 'contractDocuments', documentId, Uint8Array.from(sealed));
  });
};
