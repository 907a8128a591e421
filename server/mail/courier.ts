import type { Mail } from '../../domain/contract/mails.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Database } from '../database/connect.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { type Carrier, type Letter, patience } from './carrier.ts';
import { mailText } from './mailText.ts';
import { mintLink } from './mintLink.ts';

export const mostAttempts = 6;

type Log = { info(about: object, message: string): void; warn(about: object, message: string): void };
export type CourierOptions = {
  database: Database;
  clock: () => Date;
  carrier: Carrier;
  /** Where people find the site; asked at each mail. */
  publicUrl: () => string;
  log?: Log | undefined;
};
type Taken = Pick<Mail, 'id' | 'to' | 'subject' | 'purpose' | 'userId' | 'language' | 'link' | 'attempts'>;
type Reader = { firstName: string; userType: UserType | null; status: string; companyStatus: string | null };
type Job = { mail: Taken; letter: Letter | null };

/**
 * Takes queued mails out of the house. Several processes share the work: a mail in hand is out of the others' sight for
 * a while, longer than a delivery takes, so that one that dies loses nothing. The link in a mail is made as it leaves.
 */
export const openCourier = (options: CourierOptions): Rounds => {
  const rounds = openRounds({
    database: options.database,
    wakesOn: 'mails',
    doNext: () => deliverNext(options),
    onError: ({ code }) => options.log?.warn({ code }, 'mails could not be looked for'),
  });
  const close = async () => {
    await rounds.close();
    options.carrier.close();
  };
  return { ...rounds, close };
};

const deliverNext = async (options: CourierOptions): Promise<boolean> => {
  const { database, clock, carrier, log } = options;
  const job = await inTransaction(database, (transaction) => take(transaction, options));
  if (!job) return false;
  const { mail, letter } = job;
  const failure = letter ? await carried(carrier, letter) : notWanted;
  const status = !failure
    ? carrier.leaves
    : failure === notWanted || mail.attempts >= mostAttempts
      ? 'Failed'
      : 'Queued';
  await inTransaction(database, (transaction) => note(transaction, mail.id, status, failure, clock()));
  if (failure)
    log?.warn({ mail: mail.id, attempts: mail.attempts, code: failure.code }, 'a mail did not leave');
  else log?.info({ mail: mail.id }, status === 'Sent' ? 'a mail was sent' : 'a mail was kept in the outbox');
  return true;
};

type Failure = { code: string; message: string };
const notWanted: Failure = {
  code: 'NotWanted',
  message: 'The account is no longer one that this mail is for',
};

/** Takes the oldest due mail in hand, for as long as its next try would be away. */
const take = async (transaction: Transaction, { clock, publicUrl }: CourierOptions): Promise<Job | null> => {
  const now = clock();
  transaction.as('courier');
  const [mail] = await transaction.query<Taken>(
    `update "mails" set "attempts" = "attempts" + 1, "version" = "version" + 1, "updatedAt" = $1 where "id" = (
       select "id" from "mails" where "status" = 'Queued'
         and ("attempts" = 0 or "updatedAt" <= $1::timestamptz - interval '1 minute' * power(4, "attempts" - 1))
       order by "seq" limit 1 for update skip locked
     ) returning "id", "to", "subject", "purpose", "userId", "language", "link", "attempts"`,
    [now],
  );
  if (!mail) return null;
  const reader = mail.userId === null ? nobody : await readerOf(transaction, mail.userId);
  if (!reader || !isFor(mail, reader)) return { mail, letter: null };
  const link = publicUrl() + (await pathOf(transaction, mail, now));
  const { id, to, subject } = mail;
  return {
    mail,
    letter: { id, to, subject, text: mailText({ ...mail, ...reader, link }) },
  };
};

/** Whoever reads mails at an address that is nobody's account. */
const nobody: Reader = { firstName: '', userType: null, status: 'Active', companyStatus: null };

const readerOf = async (transaction: Transaction, userId: string): Promise<Reader | undefined> => {
  const [reader] = await transaction.query<Reader>(
    `select u."firstName", u."userType", u."status", c."status" as "companyStatus" from "users" u
     left join "companies" c on c."id" = u."companyId" where u."id" = $1`,
    [userId],
  );
  return reader;
};

/** News lead to a page of the console, every other mail to where a password is chosen. */
const pathOf = async (transaction: Transaction, mail: Taken, now: Date): Promise<string> => {
  const { purpose, userId, language, link } = mail;
  const isLink = purpose === 'invitation' || purpose === 'reset';
  if (!isLink || userId === null) return link ?? '/';
  return `/set-password?lang=${language}#token=${await mintLink(transaction, { ...mail, userId, purpose }, now)}`;
};

/** An invitation is for somebody who was never here, a new password for somebody who may sign in. */
const isFor = ({ purpose }: Taken, { status, companyStatus }: Reader): boolean =>
  status === (purpose === 'invitation' ? 'Pending' : 'Active') &&
  (companyStatus === null || companyStatus === 'Active');

const carried = async (carrier: Carrier, letter: Letter): Promise<Failure | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server does not answer')), patience);
  });
  try {
    await Promise.race([carrier.carry(letter), late]);
    return null;
  } catch (error) {
    const { code = 'Unknown', message } = error as NodeJS.ErrnoException;
    return { code, message };
  } finally {
    clearTimeout(timer);
  }
};

const note = (transaction: Transaction, id: string, status: string, failure: Failure | null, now: Date) => {
  transaction.as('courier');
  const lastError = failure?.message.replace(/\s+/g, ' ').slice(0, 500) ?? null;
  return transaction.query(
    `update "mails" set "status" = $2, "lastError" = $3, "sentAt" = $4, "version" = "version" + 1, "updatedAt" = $5 where "id" = $1`,
    [id, status, lastError, status === 'Sent' ? now : null, now],
  );
};
