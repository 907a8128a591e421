import { isFromMachine } from '../../domain/change/visit.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { enveloped } from '../requests/envelope.ts';
import type { Answer, VisitorWork } from '../requests/work.ts';
import { acceptForm } from '../store/change.ts';

/** Nouns that a visitor of the public site can create, and the response. */
const thanks = {
  signUpRequests: 'Thank you. We will be in touch within 24 hours.',
  newsletterSubscriptions: 'Thank you for subscribing',
  contactMessages: 'Thank you for your message',
};
export type VisitedNoun = keyof typeof thanks;
export const isVisited = (noun: string): noun is VisitedNoun => Object.hasOwn(thanks, noun);

/** Stores a visitor's form. The response does not reveal whether it was a duplicate or from a bot. */
export const takeForm = async (work: VisitorWork, noun: VisitedNoun, body: unknown): Promise<Answer> => {
  if (!isFromMachine(body)) {
    await takeOne(work, noun, callerAt(work.ip));
    await acceptForm(work, noun, body);
  }
  return { status: 201, body: enveloped(work.now, thanks[noun], null) };
};
