import { email, instant, oneOf, optional, reference, text, whole } from './fields.ts';
import { languages } from './languages.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const mailPurposes = [
  'invitation',
  'reset',
  'declined',
  'newsletter',
  'notice',
  'report',
  'audit',
  'security',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];
/** The mails that let somebody choose a password. */
export type LinkPurpose = Extract<MailPurpose, 'invitation' | 'reset'>;
export const mailStatuses = ['Queued', 'Sent', 'Kept', 'Failed'] as const;

/**
 * A mail to one person: queued with what caused it, then sent, or kept in a folder where no mail server is set. Its text
 * is written when it leaves, as the link in it is made then.
 */
export const mails = defineNoun({
  name: 'mails',
  label: 'Outgoing Email',
  plural: 'Outgoing Emails',
  prefix: 'MAIL',
  fields: {
    to: email('To'),
    subject: text('Subject', 200),
    purpose: oneOf('Purpose', mailPurposes),
    /** Whose account it is for; that a report is there is also told to addresses that are nobody's. */
    userId: optional(reference('User', 'users', 'removed')),
    language: oneOf('Language', languages),
    /** The page that it tells of; a link that lets somebody in is made when the mail leaves. */
    link: optional(text('Link', 200)),
    /** Words of our own that belong to it, such as the reason a sign-up was declined. */
    note: optional(text('Note', 500)),
    /** The report whose file goes with it. The file is made as the mail leaves and is not kept here. */
    reportId: optional(reference('Report', 'reports', 'kept')),
    attachment: optional(text('Attachment', 200)),
    attachmentBytes: optional(whole('Attachment Size')),
    /** The switch that its reader can turn off to get no more like it. */
    topic: optional(text('Topic', 40)),
    status: oneOf('Status', mailStatuses),
    attempts: whole('Attempts'),
    lastError: optional(text('Last Error', 500)),
    sentAt: optional(instant('Sent')),
  },
  serverSet: [
    'to',
    'subject',
    'purpose',
    'userId',
    'language',
    'link',
    'note',
    'reportId',
    'attachment',
    'attachmentBytes',
    'topic',
    'attempts',
    'lastError',
    'sentAt',
  ],
  search: ['to', 'subject'],
  title: 'subject',
  lifecycles: [
    {
      field: 'status',
      initial: ['Queued'],
      moves: { Sent: { Queued: ['admin'] }, Kept: { Queued: ['admin'] }, Failed: { Queued: ['admin'] } },
    },
  ],
  // Sent once more: with all its tries before it again, and a new link.
  derive: ({ status }) =>
    status === 'Queued'
      ? { attempts: 0, lastError: null, sentAt: null, attachment: null, attachmentBytes: null }
      : {},
});
export type Mail = RowOf<typeof mails>;

/** The words of a kept mail. The link is cut off for readers who may not act on the receiver's account. */
export type KeptText = { text: string; linkHidden: boolean };
