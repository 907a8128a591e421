import { newsletterMail } from '../domain/change/behaviors/newsletterSubscriptions.ts';
import type { NounName } from '../domain/contract/index.ts';
import { acceptVisit, changeByItself } from './changeRow.ts';
import { carryOut } from './effects.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Stores a form of the public site. The answer does not reveal whether an equivalent row exists. */
export const acceptForm = async (work: UnitOfWork, noun: NounName, body: unknown): Promise<void> => {
  const row = await acceptVisit(work, noun, body);
  if (!row && noun === 'newsletterSubscriptions') await subscribeAgain(work, body as { email: string });
};

/**
 * Former subscribers are resubscribed. Current subscribers get the confirmation mail with the unsubscribe
 * link again, at most once a day.
 */
const subscribeAgain = async (work: UnitOfWork, { email }: { email: string }) => {
  const { hold, system } = work.rows;
  const address = email.trim().toLowerCase();
  const found = await system.findBy('newsletterSubscriptions', 'email', address);
  if (!found) return;
  await hold(`newsletterSubscriptions ${found.id}`, 'alone');
  const row = await system.find('newsletterSubscriptions', found.id);
  if (!row) return;
  if (row.status === 'Unsubscribed') {
    await changeByItself(work, 'newsletterSubscriptions', row, { status: 'Subscribed' });
    return;
  }
  const aDayAgo = new Date(work.now.getTime() - 86_400_000).toISOString();
  const sent = await system.findAll('mails', { to: address, purpose: 'newsletter' });
  if (!sent.some(({ createdAt }) => createdAt > aDayAgo)) await carryOut(work, newsletterMail(row));
};
