import type { Carrier } from '../../application/mailCarriers.ts';

/** What carries the mails of a server. */
export type MailTransport = Carrier & {
  /** The status of a mail after `carry`: sent, or kept in a folder. */
  leaves: 'Sent' | 'Kept';
};

/** How long a mail server may take, in milliseconds. A claim on a mail expires shortly after. */
export const timeLimit = 45_000;
