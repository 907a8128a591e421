import { date, email, instant, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const mailPurposes = [
  'invitation',
  'reset',
  'declined',
  'newsletter',
  'notice',
  'report',
  'audit',
  'security',
  'signature',
  'signedCopy',
  'hotList',
  'hotListAnswer',
  'interview',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];
/** Mails with a link to choose a password. */
export type LinkPurpose = Extract<MailPurpose, 'invitation' | 'reset'>;
const mailStatuses = ['Queued', 'Sent', 'Kept', 'Failed'] as const;

/**
 * A mail to one person: queued with the change that caused it, then sent, or stored in a folder if no mail
 * server is configured. Its text is rendered when it is sent, as its link is created then.
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
    /** The recipient's account; scheduled reports are also sent to addresses without an account. */
    userId: optional(reference('User', 'users', 'removed')),
    language: oneOf('Language', languages),
    /** The page it is about; sign-in links are created when the mail is sent. */
    link: optional(text('Link', 200)),
    /** Additional text, such as the reason a sign-up was declined. */
    note: optional(longText('Note', 4000)),
    /** The attached report. The file is created when the mail is sent and is not stored here. */
    reportId: optional(reference('Report', 'reports', 'kept')),
    /** The hot list that it brings, or is about. */
    hotListId: optional(reference('Hot List', 'hotLists', 'removed')),
    attachment: optional(text('Attachment', 200)),
    attachmentBytes: optional(whole('Attachment Size')),
    /** The preference with which its recipient can unsubscribe. */
    topic: optional(text('Topic', 40)),
    /** Of a mail to an address without an account: a hash of the address, the day and the company it counts to. */
    strangerKey: optional(text('Counted Address', 64)),
    strangerOn: optional(date('Counted On')),
    senderCompanyId: optional(reference('Sending Company', 'companies', 'kept')),
    /** It is not sent before. */
    heldUntil: optional(instant('Held Until')),
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
    'hotListId',
    'attachment',
    'attachmentBytes',
    'topic',
    'strangerKey',
    'strangerOn',
    'senderCompanyId',
    'heldUntil',
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
  // Resent: with all its attempts available again, and a new link.
  derive: ({ status }) =>
    status === 'Queued'
      ? { attempts: 0, lastError: null, sentAt: null, attachment: null, attachmentBytes: null }
      : {},
});
export type Mail = RowOf<typeof mails>;

/** The text of a stored mail. The link is removed for readers who may not act on the recipient's account. */
export type KeptText = { text: string; linkHidden: boolean };
