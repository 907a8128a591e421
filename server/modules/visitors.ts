import { isFromMachine } from '../../domain/change/visit.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { callerAt, takeOne } from '../allowance.ts';
import { enveloped } from '../envelope.ts';
import { acceptVisit, record } from '../store/change.ts';
import type { Answer, VisitorWork } from '../work.ts';

/** The nouns that a visitor of the public site may add to, and what is answered. */
const thanks = {
  signUpRequests: 'Thank you. We will be in touch within 24 hours.',
  newsletterSubscriptions: 'Thank you for subscribing',
  contactMessages: 'Thank you for your message',
};
export type VisitedNoun = keyof typeof thanks;
export const isVisited = (noun: string): noun is VisitedNoun => Object.hasOwn(thanks, noun);

/** Stores a visitor's form. Whether it was there already, or came from a machine, nobody learns from the answer. */
export const acceptForm = async (work: VisitorWork, noun: VisitedNoun, body: unknown): Promise<Answer> => {
  if (!isFromMachine(body)) {
    await takeOne(work, noun, callerAt(work.ip));
    const row = await acceptVisit(work, noun, body);
    if (!row && noun === 'newsletterSubscriptions') await subscribeAgain(work, body as { email: string });
  }
  return { status: 201, body: enveloped(work.now, thanks[noun], null) };
};

/** Somebody who had left the newsletter and asks for it is on the list again. */
const subscribeAgain = async (work: VisitorWork, { email }: { email: string }) => {
  work.transaction.as('system');
  const [row] = await work.transaction.query<Pick<Row, 'id'>>(
    `update "newsletterSubscriptions" set "status" = 'Subscribed', "version" = "version" + 1, "updatedAt" = $2
     where "email" = $1 and "status" = 'Unsubscribed' returning "id"`,
    [email.trim().toLowerCase(), work.now],
  );
  if (!row) return;
  await record(work, {
    action: 'edit',
    noun: 'newsletterSubscriptions',
    target: row.id,
    companyId: null,
    before: { status: 'Unsubscribed' },
    after: { status: 'Subscribed' },
  });
};
