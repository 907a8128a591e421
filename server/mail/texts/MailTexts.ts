import type { MailPurpose } from '../../../domain/contract/mails.ts';

type MailText = {
  /** The name may be unknown, and empty, where a mail can go to an address that is nobody's account. */
  greeting: (name: string) => string;
  /** What happened, and what to do with the link. */
  before: string;
  /** What the link leads to, where that has not been said yet. */
  toLink?: string;
  /** How long the link works, and what if it was not asked for. */
  after: string;
  closing: string;
};
/** What a mail says about the file that comes with it. */
type AboutFile = { attached: (name: string, size: string) => string; tooLarge: string };

/** What our mails say, in one language; operators are invited in words of their own. */
export type MailTexts = Record<MailPurpose | 'operatorInvitation', MailText> & {
  file: AboutFile;
  /** On the button of the link. */
  open: string;
  /** Stands before the address that ends mails of this kind. */
  unsubscribe: string;
};
