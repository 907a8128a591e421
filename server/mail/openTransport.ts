import { type MailCarrier, mailCarriers } from '../../application/mailCarriers.ts';
import type { Env } from '../configuration/env.ts';
import { openNamed } from '../configuration/openNamed.ts';
import { addressIn, type MailTransport } from './mailTransport.ts';
import { type Outbox, openOutbox } from './outbox.ts';

type Options = {
  setting: Parameters<MailCarrier['open']>[0];
  /** Plugins that could not be loaded. */
  leftOut: readonly string[];
  /** Where mails are kept if nothing sends them. */
  folder: string;
  log: { error(about: object, message: string): void };
};
type Opened = {
  /** Null while the plugin with the carrier is left out. */
  transport: MailTransport | null;
  /** Set if the transport keeps the mails. */
  outbox?: Outbox;
};

/**
 * The carrier that MAIL_CARRIER names, the mail server at SMTP_URL, or the outbox. If the carrier’s plugin was
 * left out, the server starts all the same, and mails wait until it is back.
 */
export const openTransport = async (
  {
    MAIL_CARRIER: name,
    MAIL_FROM: from = '',
    SMTP_URL: smtp,
  }: Pick<Env, 'MAIL_CARRIER' | 'MAIL_FROM' | 'SMTP_URL'>,
  { setting, leftOut, folder, log }: Options,
): Promise<Opened> => {
  if (smtp) {
    const { smtpTransport } = await import('./smtpTransport.ts');
    return { transport: smtpTransport(smtp, from) };
  }
  if (!name) {
    const outbox = openOutbox(folder, from || undefined);
    return { transport: outbox, outbox };
  }
  const choice = { variable: 'MAIL_CARRIER', name, kind: 'mail carrier', declared: mailCarriers };
  const carrier = await openNamed({ ...choice, leftOut }, ({ open }) => open(setting, from));
  if (carrier) return { transport: { leaves: 'Sent', sender: addressIn(from), ...carrier } };
  log.error({ carrier: name, plugins: leftOut }, `mails wait: there is no mail carrier ${name}`);
  return { transport: null };
};
