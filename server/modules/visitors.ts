import { newsletterMail } from '../../domain/change/behaviors/newsletterSubscriptions.ts';
import { isFromMachine } from '../../domain/change/visit.ts';
import { callerAt, takeOne } from '../allowance.ts';
import { enveloped } from '../envelope.ts';
import { acceptVisit, carryOut, changeByItself } from '../store/change.ts';
import { findRow, findRowBy, hold } from '../store/rows.ts';
import type { Answer, VisitorWork } from '../work.ts';

/** Nouns that a visitor of the public site can create, and the response. */
const thanks = {
  signUpRequests: 'Thank you. We will be in touch within 24 hours.',
  newsletterSubscriptions: 'Thank you for subscribing',
  contactMessages: 'Thank you for your message',
};
export type VisitedNoun = keyof typeof thanks;
export const isVisited = (noun: string): noun is VisitedNoun => Object.hasOwn(thanks, noun);

/** Stores a visitor's form. The response does not reveal whether it was a duplicate or from a bot. */
export const acceptForm = async (work: VisitorWork, noun: VisitedNoun, body: unknown): Promise<Answer> => {
  if (!isFromMachine(body)) {
    await takeOne(work, noun, callerAt(work.ip));
    const row = await acceptVisit(work, noun, body);
    if (!row && noun === 'newsletterSubscriptions') await subscribeAgain(work, body as { email: string });
  }
  return { status: 201, body: enveloped(work.now, thanks[noun], null) };
};

/**
 * Former subscribers are resubscribed. Current subscribers get the confirmation mail with the unsubscribe
 * link again, at most
 * once a day.
 */
const subscribeAgain = async (work: VisitorWork, { email }: { email: string }) => {
  const { transaction, now } = work;
  transaction.as('system');
  const address = email.trim().toLowerCase();
  const found = await findRowBy(transaction, 'newsletterSubscriptions', 'email', address);
  if (!found) return;
  await hold(transaction, `newsletterSubscriptions ${found.id}`, 'alone');
  const row = await findRow(transaction, 'newsletterSubscriptions', found.id);
  if (!row) return;
  if (row.status === 'Unsubscribed') {
    await changeByItself(work, 'newsletterSubscriptions', row, { status: 'Subscribed' });
    return;
  }
  const sent = await transaction.query(
    `select 1 from "mails" where "to" = $1 and "purpose" = 'newsletter' and "createdAt" > $2::timestamptz - interval '1 day' limit 1`,
    [address, now],
  );
  if (sent.length === 0) await carryOut(work, newsletterMail(row));
};
