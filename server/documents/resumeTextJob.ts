import { runInTurn } from '../../application/jobs/inTurn.ts';
import { keepText, unread } from '../../application/jobs/resumeTexts.ts';
import type { CandidateDocument } from '../../domain/contract/candidates/candidateDocuments.ts';
import type { Database } from '../database/connect.ts';
import type { Job, JobLog } from '../jobs/job.ts';
import { systemRows, systemWork } from '../store/change.ts';
import { readFile } from '../store/files.ts';
import { inTransaction } from '../store/transaction.ts';
import { textOfBytes } from './textOfBytes.ts';

type Options = { database: Database; clock: () => Date; log: JobLog };

/** Reads the texts of resumes, one after the other, after they were stored. */
export const resumeTextJob = (options: Options): Job => ({
  name: 'resumeTexts',
  schedule: { every: 60 },
  concurrency: 'one',
  // Resumes of years may wait: each has a limit of its own.
  timeLimit: 24 * 60 * 60,
  run: (signal, isLeftOut) => {
    const { database, clock } = options;
    return runInTurn({
      due: unread,
      read: (find) =>
        inTransaction(database, (transaction) => find(systemRows({ transaction, now: clock() }))),
      act: (document) => readOne(options, document),
      isLeftOut,
      signal,
    });
  },
});

const noun = 'candidateDocuments';

const readOne = async ({ database, clock, log }: Options, document: CandidateDocument): Promise<void> => {
  const bytes = await inTransaction(database, (transaction) =>
    readFile(transaction.as('system'), noun, document.id),
  );
  const answer = bytes ? await textOfBytes(bytes) : ({ fault: 'damaged' } as const);
  await inTransaction(database, (transaction) =>
    keepText(systemWork(transaction, clock()), document, answer),
  );
  if ('fault' in answer) log.warn({ document: document.id, fault: answer.fault }, 'a resume has no text');
};
