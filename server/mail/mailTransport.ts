import { createTransport } from 'nodemailer';
import { type Carrier, headersOf } from '../../application/mailCarriers.ts';

/** What carries the mails of a server. */
export type MailTransport = Carrier & {
  /** The status of a mail after `carry`: sent, or kept in a folder. */
  leaves: 'Sent' | 'Kept';
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
