import { email, oneOf, optional } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun } from '../noun.ts';

const newsletterStatuses = ['Subscribed', 'Unsubscribed'] as const;

/** An address subscribed to the newsletter. */
export const newsletterSubscriptions = defineNoun({
  name: 'newsletterSubscriptions',
  label: 'Newsletter Subscription',
  plural: 'Newsletter Subscriptions',
  prefix: 'NL',
  fields: {
    email: email('Email Address'),
    language: optional(oneOf('Language', languages)),
    status: oneOf('Status', newsletterStatuses),
  },
  fixed: ['email', 'language'],
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
