import type { Attachment } from '../../application/mailCarriers.ts';
import { askerOf } from '../../application/reports.ts';
import { actorOf } from '../../domain/access/actorOf.ts';
import { type Actor, scopeFor, scopesOf } from '../../domain/access/can.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { isNounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Mail } from '../../domain/contract/platform/mails.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { ReportSchedule } from '../../domain/contract/reports/reportSchedules.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { Refusal } from '../../domain/errors.ts';
import { fileFormats, fileNameOf } from '../../domain/reports/fileFormats.ts';
import { mayRead } from '../../domain/reports/reading.ts';
import type { Database } from '../database/connect.ts';
import { readNamed } from '../reports/readNamed.ts';
import { wholeFile } from '../reports/wholeFile.ts';
import { systemRows } from '../store/change.ts';
import { givenTo } from '../store/givenRole.ts';
import { findRow, findRowBy } from '../store/rows.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';

/** Most mailboxes accept this much; base64 adds a third. */
const mostAttached = 5_000_000;

/** `refused`: the recipient gets no mail. `waits`: the report has no answer yet. */
export type Enclosed =
  | { kind: 'attached'; attachment: Attachment }
  | { kind: 'too large' }
  | { kind: 'refused' | 'waits'; why: string };
type About = Pick<Mail, 'to' | 'userId' | 'language'> & { reportId: string };

/**
 * Creates a report's file when the mail is sent, with the names that the recipient may read, and only if the
 * recipient may still see the report.
 */
export const encloseReport = async (database: Database, mail: About, now: Date): Promise<Enclosed> => {
  const found = await inTransactionAs(database, 'system', (transaction) => seenBy(transaction, mail, now));
  if ('kind' in found) return found;
  const { report, actor } = found;
  const { format } = report;
  const file = await wholeFile({
    report,
    format,
    language: mail.language,
    caller: report.id,
    most: mostAttached,
    read: (part) =>
      inTransactionAs(database, 'admin', (transaction) => {
        return readNamed({ actor, transaction }, report, part);
      }),
  });
  if (file === 'too large') return { kind: 'too large' };
  if (file === 'gone') return { kind: 'waits', why: 'This report is being generated' };
  const attachment = { name: fileNameOf(report, format), media: fileFormats[format].media, bytes: file };
  return { kind: 'attached', attachment };
};

const seenBy = async (
  transaction: Transaction,
  { reportId, to, userId }: About,
  now: Date,
): Promise<Enclosed | { report: Report; actor: Actor }> => {
  const row = isNounName('reports') ? await findRow(transaction, 'reports', reportId) : null;
  if (!row) return { kind: 'refused', why: 'The report was removed' };
  const report = row as Report;
  const account = userId
    ? await findRow(transaction, 'users', userId)
    : await findRowBy(transaction, 'users', 'email', to);
  const actor = account
    ? await actorBehind(transaction, account)
    : await senderTo(transaction, to, report, now);
  const sees =
    actor && scopeFor(scopesOf(actor, 'show', 'reports'), row) && mayRead(questionOf(report), actor, now);
  if (!sees) return { kind: 'refused', why: 'The receiver may not read this report' };
  if (report.status === 'Failed') return { kind: 'refused', why: 'The report failed when it was made again' };
  if (report.status === 'Processing') return { kind: 'waits', why: 'This report is being generated' };
  return { report, actor };
};

const actorBehind = async (transaction: Transaction, account: Row): Promise<Actor | null> => {
  const user = account as User;
  return user.status === 'Active' ? actorOf(user, await givenTo(user, transaction)) : null;
};

/**
 * An address without an account sees what the schedule's author sees, as long as it is a recipient of the
 * schedule.
 */
const senderTo = async (
  transaction: Transaction,
  to: string,
  report: Report,
  now: Date,
): Promise<Actor | null> => {
  const schedule =
    report.scheduleId === null
      ? null
      : ((await findRow(transaction, 'reportSchedules', report.scheduleId)) as ReportSchedule | null);
  if (!schedule?.recipients.includes(to)) return null;
  return askerOf(systemRows({ transaction, now }), report).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
};
