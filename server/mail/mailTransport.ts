import { createTransport } from 'nodemailer';

export type Attachment = { name: string; media: string; bytes: Uint8Array };
export type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same words for programs that show HTML. */
  html: string;
  /** Where a POST ends mails of this kind (RFC 8058). */
  unsubscribe?: string;
  attachment?: Attachment;
};

/** By these headers mail programs show a button to unsubscribe. */
export const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** What takes a mail out of the house; throws where it could not. */
export type MailTransport = {
  /** What a mail is once it was taken: on its way, or in a folder. */
  leaves: 'Sent' | 'Kept';
  carry(letter: Letter): Promise<void>;
  close(): void;
};

/** A mail server may take this long; a worker that died is not waited for much longer. */
export const timeLimit = 45_000;

/** Sends by the mail server of SMTP_URL. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    leaves: 'Sent',
    carry: async (letter) => {
      const { to, subject, text, html, attachment } = letter;
      const attachments = attachment && [
        { filename: attachment.name, contentType: attachment.media, content: Buffer.from(attachment.bytes) },
      ];
      const closed = { disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail({
        to,
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
