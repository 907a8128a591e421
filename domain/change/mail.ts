import type { Language } from '../contract/languages.ts';
import type { MailPurpose } from '../contract/mails.ts';
import type { Values } from './context.ts';

const subjects: Record<MailPurpose, Record<Language, string>> = {
  invitation: {
    en: 'Welcome to TalentBench: choose your password',
    es: 'Bienvenido a TalentBench: elija su contraseña',
    fr: 'Bienvenue sur TalentBench : choisissez votre mot de passe',
    de: 'Willkommen bei TalentBench: Wählen Sie Ihr Passwort',
  },
  reset: {
    en: 'Choose a new TalentBench password',
    es: 'Elija una nueva contraseña de TalentBench',
    fr: 'Choisissez un nouveau mot de passe TalentBench',
    de: 'Wählen Sie ein neues Passwort für TalentBench',
  },
};

/** The row of a mail that waits to be sent to this person. */
export const queuedMail = (
  purpose: MailPurpose,
  user: { id: unknown; email: unknown },
  language: Language,
): Values => ({
  to: user.email,
  subject: subjects[purpose][language],
  purpose,
  userId: user.id,
  language,
  status: 'Queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
});
