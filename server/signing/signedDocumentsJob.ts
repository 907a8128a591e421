import { nothingLeftOut } from '../../application/failures.ts';
import { runRowJob } from '../../application/jobs/rowJob.ts';
import { fileSigned, paperOf, unfiled } from '../../application/signedDocuments.ts';
import type { UnitOfWork } from '../../application/unitOfWork.ts';
import type { Envelope } from '../../domain/contract/deals/envelopes.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Database } from '../database/connect.ts';
import type { Job } from '../jobs/job.ts';
import { systemWork } from '../store/change.ts';
import { keepFile } from '../store/files.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import type { SigningIdentity } from './cms.ts';
import type { StampOf } from './timeStamp.ts';

type Options = {
  database: Database;
  clock: () => Date;
  secrets: Secrets;
  signing?: SigningIdentity | undefined;
  stampOf?: StampOf | undefined;
};

/** Prints and seals contracts that all have signed, and files them with their documents. */
export const signedDocumentsJob = (options: Options): Job => ({
  name: 'signedDocuments',
  schedule: { every: 60 },
  concurrency: 'one',
  run: (signal, isLeftOut = nothingLeftOut) => {
    const { database, clock } = options;
    return runRowJob<'envelopes', Work>(
      (act) =>
        inTransaction(database, (transaction) => act({ ...systemWork(transaction, clock()), transaction })),
      { due: unfiled, atOnce: 1, act: (work, envelope) => seal(work, envelope, options) },
      (item) => signal.aborted || isLeftOut(item),
    );
  },
});

type Work = UnitOfWork & { transaction: Transaction };

const seal = async (
  work: Work,
  envelope: Envelope,
  { secrets, signing: own, stampOf }: Options,
): Promise<boolean> => {
  const { transaction, now } = work;
  const paper = await paperOf(work.rows.system, envelope);
  if (!paper) return false;
  // Printing and sealing load 200 modules, so they are imported only for a document to seal.
  const [{ signedFile }, { signingIdentity }, { sealPdf }, { fingerprintOf }] = await Promise.all([
    import('../../reportFiles/signedFile.ts'),
    import('./identity.ts'),
    import('./sealPdf.ts'),
    import('./cms.ts'),
  ]);
  const { language } = paper;
  const { name, bytes } = await signedFile({ ...paper, sealed: true }, language, readFontFile);
  const identity = await signingIdentity(transaction, { secrets, own, now });
  const sealed = await sealPdf(bytes, identity, {
    name: 'TalentBench',
    reason: `${envelope.contractId}, ${envelope.id}`,
    at: envelope.completedAt ? new Date(envelope.completedAt) : now,
    stampOf,
  });
  const file = { name, bytes: sealed, sealer: fingerprintOf(identity.certificates) };
  return fileSigned(work, envelope, file, async (documentId) => {
    await keepFile(transaction.as('system'), 'contractDocuments', documentId, Uint8Array.from(sealed));
  });
};
