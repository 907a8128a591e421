import type { AuditVerification } from '../../domain/contract/auditVerifications.ts';
import { afterPart } from '../../domain/security/verification.ts';
import type { Database } from '../database/connect.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { beginning } from './chain.ts';
import { neverSealed, readPart, waiting } from './verify.ts';

type Log = { warn(about: object, message: string): void };
type Options = { database: Database; clock: () => Date; log?: Log };
type Taken = Pick<AuditVerification, 'id' | 'total' | 'checked' | 'head'>;

/**
 * Works off the verifications that operators asked for, a part of the chain in each transaction: one process at a time
 * has one in hand, and what a process that stops had not kept, the next reads again.
 */
export const openVerifying = ({ database, clock, log }: Options): Rounds =>
  openRounds({
    database,
    wakesOn: 'auditVerifications',
    doNext: () => inTransaction(database, (transaction) => verifySome(transaction, clock())),
    onError: ({ code }) => log?.warn({ code }, 'the audit log could not be verified'),
  });

const verifySome = async (transaction: Transaction, now: Date): Promise<boolean> => {
  transaction.as('system');
  const [taken] = await transaction.query<Taken>(
    `select "id", "total", "checked", "head" from "auditVerifications" where "status" = 'Running'
     order by "seq" limit 1 for update skip locked`,
  );
  if (!taken) return false;
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
  const after = afterPart({ checked: position, head: hash.toString('hex'), ended, first }, now);
  await transaction.query(
    `update "auditVerifications" set "status" = $2, "checked" = $3::integer, "head" = $4, "firstAltered" = $5, "fault" = $6,
       "finishedAt" = $7, "total" = greatest($8::integer, $3::integer), "waiting" = $9, "version" = "version" + 1, "updatedAt" = $10 where "id" = $1`,
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
    ],
  );
  return true;
};

const sealedRows = async (transaction: Transaction): Promise<number> => {
  const [last] = await transaction.query<{ n: number }>(
    'select coalesce(max("position"), 0)::integer as "n" from "auditSeals"',
  );
  return last?.n ?? 0;
};
