import { asSystem } from '../../domain/change/expiry.ts';
import { mailRow } from '../../domain/change/mail.ts';
import { auditAltered } from '../../domain/change/operatorNotifications.ts';
import type { AuditVerification } from '../../domain/contract/auditVerifications.ts';
import { afterPart } from '../../domain/security/verification.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { addRow, carryOut } from '../store/change.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
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
type Taken = Pick<AuditVerification, 'id' | 'authorId' | 'total' | 'checked' | 'head'>;

/**
 * Runs the verifications that operators requested, in one transaction per part of the chain. Only one process
 * at a time works on a verification; after a crash the next one repeats the unsaved part.
 */
export const verificationJob = (options: Options): QueueJob =>
  queueJob(options.database, 'auditVerifications', () => verifyNext(options));

const verifyNext = async (options: Options): Promise<boolean> => {
  const now = options.clock();
  const done = await inTransaction(options.database, (transaction) => verifySome(transaction, options, now));
  if (done?.status === 'Intact' && done.head && done.checked > 0)
    options.headFile?.add({ at: now, checked: done.checked, head: done.head });
  return done !== null;
};

type Done = Pick<AuditVerification, 'status' | 'checked' | 'head'>;

const verifySome = async (
  transaction: Transaction,
  { headFile, headsTo }: Options,
  now: Date,
): Promise<Done | null> => {
  transaction.as('system');
  const [taken] = await transaction.query<Taken>(
    `select "id", "authorId", "total", "checked", "head" from "auditVerifications" where "status" = 'Running'
     order by "seq" limit 1 for update skip locked`,
  );
  if (!taken) return null;
  const reader = {
    query: async <R extends object>(sql: string, values?: unknown[]) => ({
      rows: await transaction.query<R>(sql, values),
    }),
  };
  const total = taken.total || (await sealedRows(transaction));
  const part = await readPart(reader, {
    position: taken.checked,
    hash: taken.head ? Buffer.from(taken.head, 'hex') : beginning,
  });
  const ended = part.ended || part.last.position >= total;
  const first = part.first ?? (ended ? await neverSealed(reader) : null);
  const { position, hash } = part.last;
  const contradiction = ended && !first ? await compareHeads(reader, headFile?.read() ?? []) : null;
  const after = afterPart(
    { checked: position, head: hash.toString('hex'), ended, first, contradiction },
    now,
  );
  await transaction.query(
    `update "auditVerifications" set "status" = $2, "checked" = $3::integer, "head" = $4, "firstAltered" = $5, "fault" = $6,
       "finishedAt" = $7, "total" = greatest($8::integer, $3::integer), "waiting" = $9, "contradicts" = $11, "version" = "version" + 1, "updatedAt" = $10 where "id" = $1`,
    [
      taken.id,
      after.status,
      after.checked,
      after.head,
      after.firstAltered,
      after.fault,
      after.finishedAt,
      total,
      ended ? await waiting(reader) : 0,
      now,
      after.contradicts,
    ],
  );
  const change = { ...asSystem(now), transaction, ip: 'server', rights: 'system' } as const;
  if (after.status === 'Altered')
    await carryOut(change, { kind: 'notifyOperators', notification: auditAltered(after) });
  if (headsTo && taken.authorId === null && after.status !== 'Running')
    await addRow(change, 'mails', headMail(headsTo, after));
  return after;
};

const headMail = (to: string, { status, checked, head }: Done) =>
  mailRow(
    'audit',
    { id: null, email: to },
    'en',
    `Audit log ${status === 'Intact' ? 'intact' : 'ALTERED'}: ${checked} entries, head ${head}`,
    { link: '/platform-admin/security/audit' },
  );

const sealedRows = async (transaction: Transaction): Promise<number> => {
  const [last] = await transaction.query<{ n: number }>(
    'select coalesce(max("position"), 0)::integer as "n" from "auditSeals"',
  );
  return last?.n ?? 0;
};
