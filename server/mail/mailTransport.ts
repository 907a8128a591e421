import type { Carrier } from '../../application/mailCarriers.ts';

/** What carries the mails of a server. */
export type MailTransport = Carrier & {
  /** The status of a mail after `carry`: sent, or kept in a folder. */
  leaves: 'Sent' | 'Kept';
  /** The address that its mails come from; `no-reply@localhost` if nothing sends them. */
  sender?: string;
};

/** How long a mail server may take, in milliseconds. A claim on a mail expires shortly after. */
export const timeLimit = 45_000;

/** The address in a sender such as `TalentBench <hello@bench.example>`. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
