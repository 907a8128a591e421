import type { Language } from '../../contract/languages.ts';
import type { LinkPurpose, MailPurpose } from '../../contract/platform/mails.ts';
import type { NotificationKey } from '../../settings/switches.ts';
import type { Values } from '../context.ts';

const subjects: Record<LinkPurpose, Record<Language, string>> = {
  invitation: {
    en: 'Welcome to TalentBench: choose your password',
    es: 'Le damos la bienvenida a TalentBench: elija su contraseña',
    fr: 'Bienvenue sur TalentBench : choisissez votre mot de passe',
    de: 'Willkommen bei TalentBench: Wählen Sie Ihr Passwort',
  },
  reset: {
    en: 'Choose a new TalentBench password',
    es: 'Elija una contraseña nueva de TalentBench',
    fr: 'Choisissez un nouveau mot de passe TalentBench',
    de: 'Wählen Sie ein neues Passwort für TalentBench',
  },
};

/** A queued mail with a link to choose a password. */
export const queuedMail = (
  purpose: LinkPurpose,
  user: { id: unknown; email: unknown },
  language: Language,
): Values => mailRow(purpose, user, language, subjects[purpose][language]);

type About = {
  link?: string | null;
  note?: string | null;
  reportId?: string | null;
  topic?: NotificationKey | null;
};

export const mailRow = (
  purpose: MailPurpose,
  /** Without an id, the address belongs to no account. */
  user: { id: unknown; email: unknown },
  language: Language,
  subject: string,
  { link = null, note = null, reportId = null, topic = null }: About = {},
): Values => ({
  to: user.email,
  subject: subject.slice(0, 200),
  purpose,
  userId: user.id,
  language,
  link,
  note,
  reportId,
  attachment: null,
  attachmentBytes: null,
  topic,
  status: 'Queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
});
