import { createTransport } from 'nodemailer';

export type Attachment = { name: string; media: string; bytes: Uint8Array };
export type Letter = {
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
};

/** The headers that make mail programs show an unsubscribe button. */
export const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Sends mails. `carry` throws if a mail could not be sent. */
export type MailTransport = {
  /** The status of a mail after `carry`: sent, or kept in a folder. */
  leaves: 'Sent' | 'Kept';
  carry(letter: Letter): Promise<void>;
  close(): void;
};

/** How long a mail server may take, in milliseconds. A claim on a mail expires shortly after. */
export const timeLimit = 45_000;

/** Sends through the mail server at SMTP_URL. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    leaves: 'Sent',
    carry: async (letter) => {
      const { to, replyTo, subject, text, html, attachment } = letter;
      const attachments = attachment && [
        { filename: attachment.name, contentType: attachment.media, content: Buffer.from(attachment.bytes) },
      ];
      const closed = { disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail({
        to,
        replyTo,
        subject,
        text,
        html,
        attachments,
        headers: headersOf(letter),
        ...closed,
      });
    },
    close: () => transport.close(),
  };
};
