import { createTransport } from 'nodemailer';
import { headersOf } from '../../application/mailCarriers.ts';
import { addressIn, type MailTransport } from './mailTransport.ts';

/** Sends through the mail server at SMTP_URL. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    leaves: 'Sent',
    sender: addressIn(from),
    carry: async (letter) => {
      const { to, replyTo, subject, text, html, attachment, calendar } = letter;
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
        ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text } }),
        headers: headersOf(letter),
        ...closed,
      });
    },
    close: () => transport.close(),
  };
};
