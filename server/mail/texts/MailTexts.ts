import type { MailPurpose } from '../../../domain/contract/platform/mails.ts';

type MailText = {
  /** The name is empty if the mail goes to an address without an account. */
  greeting: (name: string) => string;
  /** What happened, and what the link is for. */
  before: string;
  /** Where the link leads, unless that was said already. */
  toLink?: string;
  /** How long the link is valid, and what to do if the mail was unexpected. */
  after: string;
  closing: string;
};
/** Texts about the attached file. */
type AboutFile = { attached: (name: string, size: string) => string; tooLarge: string };

/** The texts of all mails in one language. Invitations of operators have their own. */
export type MailTexts = Record<MailPurpose | 'operatorInvitation', MailText> & {
  file: AboutFile;
  /** The label of the link's button. */
  open: string;
  /** Precedes the unsubscribe link. */
  unsubscribe: string;
};
