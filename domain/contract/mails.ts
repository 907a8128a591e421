import { email, instant, oneOf, optional, reference, text, whole } from './fields.ts';
import { languages } from './languages.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const mailPurposes = ['invitation', 'reset'] as const;
export type MailPurpose = (typeof mailPurposes)[number];
export const mailStatuses = ['Queued', 'Sent', 'Kept', 'Failed'] as const;

/**
 * A mail to one person: queued with what caused it, then sent, or kept in a folder where no mail server is set. Its text
 * is written when it leaves, as the link in it is made then.
 */
export const mails = defineNoun({
  name: 'mails',
  label: 'Outgoing Mail',
  plural: 'Outgoing Mails',
  prefix: 'MAIL',
  fields: {
    to: email('To'),
    subject: text('Subject', 200),
    purpose: oneOf('Purpose', mailPurposes),
    userId: reference('User', 'users', 'removed'),
    language: oneOf('Language', languages),
    status: oneOf('Status', mailStatuses),
    attempts: whole('Attempts'),
    lastError: optional(text('Last Error', 500)),
    sentAt: optional(instant('Sent')),
  },
  serverSet: ['to', 'subject', 'purpose', 'userId', 'language', 'status', 'attempts', 'lastError', 'sentAt'],
  search: ['to', 'subject'],
  title: 'subject',
});
export type Mail = RowOf<typeof mails>;
