import type { Rows } from '../../contract/index.ts';
import type { Language } from '../../contract/languages.ts';
import type { Row } from '../../contract/noun.ts';
import type { Behavior } from '../behavior.ts';
import type { Effect } from '../effect.ts';
import { mailRow, mailSubject } from '../notifications/mail.ts';

export const newsletterSubscriptions: Behavior<Rows['newsletterSubscriptions']> = {
  // A visitor who subscribes gets a mail with a link to unsubscribe.
  effects: (before, after, { actor }) =>
    actor.userType === 'visitor' && after?.status === 'Subscribed' && before?.status !== 'Subscribed'
      ? [newsletterMail(after)]
      : [],
};

/** The mail that confirms a subscription. */
export const newsletterMail = ({ email, language }: Row): Effect => {
  const spoken = (language ?? 'en') as Language;
  return {
    kind: 'mail',
    whenFull: 'email',
    row: mailRow('newsletter', { id: null, email }, spoken, mailSubject('newsletter', spoken), {
      link: `/${spoken}`,
    }),
  };
};
