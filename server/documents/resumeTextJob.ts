import { keepText, nextUnread } from '../../application/jobs/resumeTexts.ts';
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
  wakesOn: 'candidateDocuments',
  // Resumes of years may wait: each has a limit of its own.
  timeLimit: 24 * 60 * 60,
  run: async (signal) => {
    let count = 0;
    while (!signal.aborted && (await readNext(options))) count++;
    return count;
  },
});

const readNext = async ({ database, clock, log }: Options): Promise<boolean> => {
  const next = await inTransaction(database, async (transaction) => {
    const document = await nextUnread(systemRows({ transaction, now: clock() }));
    return document && { document, bytes: await readFile(transaction.as('system'), noun, document.id) };
  });
  if (!next) return false;
  const { document, bytes } = next;
  const answer = bytes ? await textOfBytes(bytes) : ({ fault: 'damaged' } as const);
  await inTransaction(database, (transaction) =>
    keepText(systemWork(transaction, clock()), document, answer),
  );
  if ('fault' in answer) log.warn({ document: document.id, fault: answer.fault }, 'a resume has no text');
  return true;
};

const noun = 'candidateDocuments';
