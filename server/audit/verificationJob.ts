import type { LeftOut } from '../../application/failures.ts';
import { verifyPart } from '../../application/verification.ts';
import { mailRow, mailSubject } from '../../domain/change/notifications/mail.ts';
import type { AuditVerification } from '../../domain/contract/security/auditVerifications.ts';
import { fill } from '../../domain/words/fill.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { systemWork } from '../store/change.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { beginning } from './chain.ts';
import type { HeadFile } from './headFile.ts';
import { compareHeads } from './recordedHeads.ts';
import { neverSealed, readPart, waiting } from './verify.ts';

type Options = {
  database: Database;
  clock: () => Date;
  /** Where heads are recorded outside of the database. */
  headFile?: HeadFile;
  /** Address that receives the head of each daily verification. */
  headsTo?: string | undefined;
};

/** Runs the verifications that operators requested, in one transaction per part of the chain. */
export const verificationJob = (options: Options): QueueJob =>
  queueJob(options.database, 'auditVerifications', (_, isLeftOut) => verifyNext(options, isLeftOut));

const verifyNext = async (options: Options, isLeftOut: LeftOut): Promise<boolean> => {
  const now = options.clock();
  const done = await inTransactionAs(options.database, 'system', (transaction) =>
    verifySome(transaction, { ...options, isLeftOut }, now),
  );
  if (done?.status === 'Intact' && done.head && done.checked > 0)
    options.headFile?.add({ at: now, checked: done.checked, head: done.head });
  return done !== null;
};

type Done = Pick<AuditVerification, 'status' | 'checked' | 'head'>;

const verifySome = async (
  transaction: Transaction,
  { headFile, headsTo, isLeftOut }: Options & { isLeftOut: LeftOut },
  now: Date,
): Promise<Done | null> => {
  const reader = {
    query: async <R extends object>(sql: string, values?: unknown[]) => ({
      rows: await transaction.query<R>(sql, values),
    }),
  };
  const work = systemWork(transaction, now);
  const done = await verifyPart(work, isLeftOut, async (taken) => {
    const total = taken.total || (await sealedRows(transaction));
    const { last, ...part } = await readPart(reader, {
      position: taken.checked,
      hash: taken.head ? Buffer.from(taken.head, 'hex') : beginning,
    });
    const ended = part.ended || last.position >= total;
    const first = part.first ?? (ended ? await neverSealed(reader) : null);
    const contradiction = ended && !first ? await compareHeads(reader, headFile?.read() ?? []) : null;
    const head = last.hash.toString('hex');
    return {
      part: { checked: last.position, head, ended, first, contradiction },
      total,
      waiting: ended ? await waiting(reader) : 0,
    };
  });
  if (headsTo && done?.authorId === null && done.status !== 'Running')
    await work.rows.system.insert('mails', headMail(headsTo, done));
  return done;
};

const headMail = (to: string, { status, checked, head }: Done) =>
  mailRow(
    'audit',
    { id: null, email: to },
    'en',
    fill(mailSubject(status === 'Intact' ? 'auditIntact' : 'auditAltered', 'en'), {
      checked,
      head: String(head),
    }),
    { link: '/platform-admin/security/audit' },
  );

const sealedRows = async (transaction: Transaction): Promise<number> => {
  const [last] = await transaction.query<{ n: number }>(
    'select coalesce(max("position"), 0)::integer as "n" from "auditSeals"',
  );
  return last?.n ?? 0;
};
