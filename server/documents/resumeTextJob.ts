import { firstDue } from '../../application/jobs/oneByOne.ts';
import { keepText, unread } from '../../application/jobs/resumeTexts.ts';
import { takeTurns } from '../../application/jobs/takeTurns.ts';
import type { CandidateDocument } from '../../domain/contract/candidates/candidateDocuments.ts';
import { documentLimits } from '../../domain/documentText/limits.ts';
import type { Database } from '../database/connect.ts';
import type { Job, JobLog } from '../jobs/job.ts';
import { systemRows, systemWork } from '../store/change.ts';
import { readFile } from '../store/files.ts';
import { inTransaction } from '../store/transaction.ts';
import { textOfBytes } from './textOfBytes.ts';

type Options = {
  database: Database;
  clock: () => Date;
  log: JobLog;
  /** Milliseconds for the first try of a file. */
  time?: number;
};

/** Reads the texts of resumes, one after the other, after they were stored. Companies take turns. */
export const resumeTextJob = (options: Options): Job => ({
  name: 'resumeTexts',
  schedule: { every: 60 },
  concurrency: 'one',
  // Resumes of years may wait: each has a limit of its own.
  timeLimit: 24 * 60 * 60,
  run: (signal, isLeftOut) => {
    const { database, clock } = options;
    return takeTurns({
      due: unread,
      find: (due, after) =>
        inTransaction(database, (transaction) =>
          firstDue(systemRows({ transaction, now: clock() }), due, after),
        ),
      ownerOf: ({ companyId }) => companyId,
      act: (document, isLastTry) => readOne(options, document, isLastTry),
      isLeftOut,
      signal,
    });
  },
});

const noun = 'candidateDocuments';

/** Times the usual limit for the second try of a file that was too slow: the machine may have been busy. */
const patience = 3;

const readOne = async (
  { database, clock, log, time = documentLimits.time }: Options,
  document: CandidateDocument,
  isLastTry: boolean,
): Promise<'done' | 'later'> => {
  const bytes = await inTransaction(database, (transaction) =>
    readFile(transaction.as('system'), noun, document.id),
  );
  const answer = bytes
    ? await textOfBytes(bytes, isLastTry ? time * patience : time)
    : ({ fault: 'damaged' } as const);
  if (!isLastTry && 'fault' in answer && answer.fault === 'tooSlow') return 'later';
  await inTransaction(database, (transaction) =>
    keepText(systemWork(transaction, clock()), document, answer),
  );
  if ('fault' in answer) log.warn({ document: document.id, fault: answer.fault }, 'a resume has no text');
  return 'done';
};
