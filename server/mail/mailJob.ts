import { failedAt, itemOf } from '../../application/failures.ts';
import type { Attachment, Letter } from '../../application/mailCarriers.ts';
import type { Mail, MailPurpose } from '../../domain/contract/platform/mails.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Secrets } from '../configuration/secrets.ts';
import type { Database } from '../database/connect.ts';
import { isAway } from '../database/faults.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { traced } from '../tracing/tracer.ts';
import { type Enclosed, encloseReport } from './encloseReport.ts';
import { type InterviewWords, interviewWords } from './interviewMail.ts';
import { leavingOf, tokenFor } from './leaving.ts';
import { mailHtml } from './mailHtml.ts';
import { mailText, mailWords } from './mailText.ts';
import { type MailTransport, timeLimit } from './mailTransport.ts';
import { mintLink } from './mintLink.ts';
import { hotListAnswerLink, hotListLink, signingLink } from './rowLink.ts';

const mostAttempts = 6;

type Log = { info(about: object, message: string): void; warn(about: object, message: string): void };
type MailJobOptions = {
  database: Database;
  clock: () => Date;
  /** Null if nothing can send mails at the moment: they wait. */
  transport: MailTransport | null;
  /** Signs unsubscribe links. */
  secrets: Secrets;
  /** The public URL of the site, read for each mail. */
  publicUrl: () => string;
  log?: Log | undefined;
};
type Taken = Pick<
  Mail,
  | 'id'
  | 'to'
  | 'subject'
  | 'purpose'
  | 'userId'
  | 'language'
  | 'link'
  | 'note'
  | 'reportId'
  | 'hotListId'
  | 'topic'
  | 'attempts'
>;
type Reader = { firstName: string; userType: UserType | null; status: string; companyStatus: string | null };
type Words = Reader & {
  link: string;
  unsubscribe: string | undefined;
  replyTo: string | undefined;
  interview?: InterviewWords;
};

/**
 * Sends queued mails. Several processes share the work: a mail in progress is hidden from the others for
 * longer than a delivery takes, so that a crash loses nothing. The link in a mail is created when it is
 * sent.
 */
export const mailJob = (options: MailJobOptions): QueueJob =>
  queueJob(options.database, 'mails', async () => {
    const { transport } = options;
    return transport ? deliverNext({ ...options, transport }) : false;
  });

type Delivering = MailJobOptions & { transport: MailTransport };
const deliverNext = async (options: Delivering): Promise<boolean> => {
  const { database, clock, transport, log } = options;
  const mail = await inTransactionAs(database, 'delivery', (transaction) => take(transaction, clock()));
  if (!mail) return false;
  const letter = await letterOf(options, mail).catch(notWritten);
  if (!letter) return true;
  const failure = 'code' in letter ? letter : await tracedMail(options, mail, letter);
  const status = !failure
    ? transport.leaves
    : failure.code === notWanted || mail.attempts >= mostAttempts
      ? 'Failed'
      : 'Queued';
  const attachment = failure || 'code' in letter ? undefined : letter.attachment;
  const outcome = { status, failure, attachment };
  await inTransactionAs(database, 'delivery', (transaction) =>
    note(transaction, mail.id, outcome, clock()),
  ).catch((error) => failedAt(itemOf('mails', mail), error));
  if (failure)
    log?.warn({ mail: mail.id, attempts: mail.attempts, code: failure.code }, 'a mail did not leave');
  else log?.info({ mail: mail.id }, status === 'Sent' ? 'a mail was sent' : 'a mail was kept in the outbox');
  return true;
};

/** Never logs the recipient. */
const tracedMail = (
  { database, transport }: Delivering,
  { id, purpose, attempts }: Taken,
  letter: Letter,
) => {
  const about = {
    'talentbench.mail': id,
    'talentbench.mail.purpose': purpose,
    'talentbench.attempt': attempts,
  };
  return traced(database.tracer, 'send mail', { kind: 'client', attributes: about }, async (span) => {
    const failure = await carried(transport, letter);
    if (failure) span?.fail(failure.code);
    return failure;
  });
};

type Failure = { code: string; message: string };
/** Errors that a retry would not fix. */
const notWanted = 'NotWanted';

/** A mail that cannot be written is tried again like one that did not arrive, and does not stop the others. */
const notWritten = (error: Error): Failure => {
  if (isAway(error)) throw error;
  return { code: 'NotWritten', message: error.message };
};

/**
 * The mail to send, with its attachment; or the reason why it cannot be sent; null if another process has
 * claimed it.
 */
const letterOf = async (options: Delivering, mail: Taken): Promise<Letter | Failure | null> => {
  const { database, clock } = options;
  const words = await inTransactionAs(database, 'delivery', (transaction) =>
    wordsOf(transaction, mail, options),
  );
  if (!words) return { code: notWanted, message: 'The account is no longer one that this mail is for' };
  const { reportId } = mail;
  const enclosed = reportId ? await enclosure(database, { ...mail, reportId }, clock) : undefined;
  if (enclosed === null) return null;
  if (enclosed && 'why' in enclosed)
    return { code: enclosed.kind === 'refused' ? notWanted : 'NotReady', message: enclosed.why };
  const attachment = enclosed?.kind === 'attached' ? enclosed.attachment : undefined;
  const { id, to, subject } = mail;
  const { unsubscribe, replyTo, interview } = words;
  const said = mailWords({ ...mail, ...words, attachment, tooLarge: enclosed?.kind === 'too large' });
  return {
    id,
    to,
    subject,
    text: mailText(said),
    html: mailHtml(said),
    ...(replyTo && { replyTo }),
    ...(unsubscribe && { unsubscribe }),
    ...(attachment && { attachment }),
    ...(interview && { calendar: interview.calendar }),
  };
};

/** The report's file; null if creating it took so long that another process claimed the mail. */
const enclosure = async (
  database: Database,
  mail: Taken & { reportId: string },
  clock: () => Date,
): Promise<Enclosed | null> => {
  try {
    const enclosed = await encloseReport(database, mail, clock());
    const isHeld = await inTransactionAs(database, 'delivery', (transaction) =>
      holdOn(transaction, mail, clock()),
    );
    return isHeld ? enclosed : null;
  } catch (error) {
    return { kind: 'waits', why: (error as Error).message };
  }
};

const holdOn = async (transaction: Transaction, { id, attempts }: Taken, now: Date): Promise<boolean> => {
  const held = await transaction.query(
    `update "mails" set "updatedAt" = $3 where "id" = $1 and "attempts" = $2 and "status" = 'Queued' returning "id"`,
    [id, attempts, now],
  );
  return held.length > 0;
};

/** Claims the oldest due mail until its next attempt would be due. */
const take = async (transaction: Transaction, now: Date): Promise<Taken | undefined> => {
  const [mail] = await transaction.query<Taken>(
    `update "mails" set "attempts" = "attempts" + 1, "version" = "version" + 1, "updatedAt" = $1 where "id" = (
       select "id" from "mails" where "status" = 'Queued'
         and ("heldUntil" is null or "heldUntil" <= $1)
         and ("attempts" = 0 or "updatedAt" <= $1::timestamptz - interval '1 minute' * power(4, "attempts" - 1))
       order by "seq" limit 1 for update skip locked
     ) returning "id", "to", "subject", "purpose", "userId", "language", "link", "note", "reportId", "hotListId", "topic", "attempts"`,
    [now],
  );
  return mail;
};

/** What is said in a mail beside its own words; null if it must not be sent. */
const wordsOf = async (
  transaction: Transaction,
  mail: Taken,
  { clock, publicUrl, secrets, transport }: Delivering,
): Promise<Words | null> => {
  const now = clock();
  const reader = mail.userId === null ? nobody : await readerOf(transaction, mail.userId);
  if (!reader || !isFor(mail, reader) || (await isUnwanted(transaction, mail))) return null;
  const leaving = await leavingOf(transaction, secrets, mail);
  const unsubscribe = leaving
    ? `${publicUrl()}/api/v1/unsubscribe/${tokenFor(secrets, leaving)}?lang=${mail.language}`
    : undefined;
  if (mail.purpose === 'interview') {
    const about = { now, publicUrl: publicUrl(), sender: transport.sender ?? noSender, secrets };
    const interview = await interviewWords(transaction, mail, about);
    if (!interview) return null;
    return { ...reader, link: publicUrl(), unsubscribe, replyTo: interview.replyTo ?? undefined, interview };
  }
  const link = publicUrl() + (await pathOf(transaction, mail, { now, secrets }));
  const replyTo = mail.hotListId === null ? undefined : await senderOf(transaction, mail.hotListId);
  return { ...reader, link, unsubscribe, replyTo };
};

const isToSigner = (purpose: MailPurpose): boolean => purpose === 'signature' || purpose === 'signedCopy';

/** Who has said that they are somebody else gets no mail that was queued before: a signer, or whoever asked. */
const isUnwanted = async (transaction: Transaction, { purpose, link }: Taken): Promise<boolean> => {
  const table = isToSigner(purpose) ? 'signers' : purpose === 'hotListAnswer' ? 'hotListQuestions' : null;
  if (table === null || link === null) return false;
  const [person] = await transaction
    .as('system')
    .query(`select 1 from "${table}" where "id" = $1 and "notMeAt" is null`, [link.split('/').at(-1)]);
  return person === undefined;
};

/** The address of the user who sent a hot list, while that user may sign in. */
const senderOf = async (transaction: Transaction, hotListId: string): Promise<string | undefined> => {
  const [sender] = await transaction
    .as('system')
    .query<{ email: string }>(
      `select u."email" from "hotLists" l join "users" u on u."id" = l."senderId" where l."id" = $1 and u."status" = 'Active'`,
      [hotListId],
    );
  return sender?.email;
};

const noSender = 'no-reply@localhost';

/** The recipient at an address without an account. */
const nobody: Reader = { firstName: '', userType: null, status: 'Active', companyStatus: null };

const readerOf = async (transaction: Transaction, userId: string): Promise<Reader | undefined> => {
  const [reader] = await transaction.query<Reader>(
    `select u."firstName", u."userType", u."status", c."status" as "companyStatus" from "users" u
     left join "companies" c on c."id" = u."companyId" where u."id" = $1`,
    [userId],
  );
  return reader;
};

const pagesOfLists: Partial<Record<MailPurpose, typeof hotListLink>> = {
  hotList: hotListLink,
  hotListAnswer: hotListAnswerLink,
};

/** Notifications link to a page of the console, all other mails to the page where a password is set. */
const pathOf = async (
  transaction: Transaction,
  mail: Taken,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<string> => {
  const { purpose, userId, language, link } = mail;
  const paged = isToSigner(purpose) ? signingLink : pagesOfLists[purpose];
  if (paged) return `${link}.${paged.markOf(secrets, link)}?lang=${language}`;
  const isLink = purpose === 'invitation' || purpose === 'reset';
  if (!isLink || userId === null) return link ?? '/';
  return `/set-password?lang=${language}#token=${await mintLink(transaction, { ...mail, userId, purpose }, now)}`;
};

/** An invitation goes to someone who never signed in, a password reset to someone who may sign in. */
const isFor = ({ purpose }: Taken, { status, companyStatus }: Reader): boolean =>
  status === (purpose === 'invitation' ? 'Pending' : 'Active') &&
  (companyStatus === null || companyStatus === 'Active');

const carried = async (transport: MailTransport, letter: Letter): Promise<Failure | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server does not answer')), timeLimit);
  });
  try {
    await Promise.race([transport.carry(letter), late]);
    return null;
  } catch (error) {
    const { code = 'Unknown', message } = error as NodeJS.ErrnoException;
    return { code, message };
  } finally {
    clearTimeout(timer);
  }
};

type Outcome = { status: string; failure: Failure | null; attachment: Attachment | undefined };

const note = (transaction: Transaction, id: string, outcome: Outcome, now: Date) => {
  const { status, failure, attachment } = outcome;
  const lastError = failure?.message.replace(/\s+/g, ' ').slice(0, 500) ?? null;
  return transaction.query(
    `update "mails" set "status" = $2, "lastError" = $3, "sentAt" = $4, "attachment" = $6, "attachmentBytes" = $7,
       "version" = "version" + 1, "updatedAt" = $5 where "id" = $1`,
    [
      id,
      status,
      lastError,
      status === 'Sent' ? now : null,
      now,
      attachment?.name.slice(0, 200) ?? null,
      attachment?.bytes.length ?? null,
    ],
  );
};
