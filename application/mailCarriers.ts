import { type Registry, registry } from '../domain/contract/registry.ts';

export type Attachment = { name: string; media: string; bytes: Uint8Array };
export type Letter = {
  /** Stays the same when a mail is tried again, because it is not known whether it has left. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML. */
  html: string;
  /** Where replies go, if not to the sender of all mails. */
  replyTo?: string;
  /** URL that unsubscribes on POST (RFC 8058). */
  unsubscribe?: string;
  attachment?: Attachment;
  /**
   * An iCalendar message (RFC 6047). Mail programs offer to accept it only if it is an alternative to the text, of the
   * type `text/calendar` with its method; an attached file serves the others.
   */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
};

/** The headers that make mail programs show an unsubscribe button. */
export const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Sends mails. `carry` throws if a mail could not be sent, and its message is shown to operators. */
export type Carrier = {
  carry(letter: Letter): Promise<void>;
  close?(): Promise<void> | void;
};

/** A service that sends the mails in place of a mail server. The server uses the one that `MAIL_CARRIER` names. */
export type MailCarrier = {
  /**
   * Opens it when the server starts. `setting` reads an environment variable, or the file that `NAME_FILE`
   * names; `from` is MAIL_FROM. If a setting is missing or invalid, throw an error that names it: the server
   * then does not start.
   */
  open(setting: (name: string) => string | undefined, from: string): Promise<Carrier>;
};

/** The mail carriers of the plugins that are on, by name. */
export const mailCarriers: Registry<MailCarrier> = registry<MailCarrier>({});
