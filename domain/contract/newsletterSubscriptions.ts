import { email, oneOf } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const newsletterStatuses = ['Subscribed', 'Unsubscribed'] as const;

/** An address that asked for the newsletter. */
export const newsletterSubscriptions = defineNoun({
  name: 'newsletterSubscriptions',
  label: 'Newsletter Subscription',
  plural: 'Newsletter Subscriptions',
  prefix: 'NL',
  fields: { email: email('Email Address'), status: oneOf('Status', newsletterStatuses) },
  fixed: ['email'],
  unique: ['email'],
  search: ['email'],
  title: 'email',
  lifecycles: [
    {
      field: 'status',
      initial: ['Subscribed'],
      moves: { Subscribed: { Unsubscribed: ['admin'] }, Unsubscribed: { Subscribed: ['admin'] } },
    },
  ],
});
export type NewsletterSubscription = RowOf<typeof newsletterSubscriptions>;
