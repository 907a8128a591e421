import type { Language } from '../../../domain/contract/languages.ts';
import type { MailTopic } from '../../../domain/settings/switches.ts';
import type { Subject } from './subjectOf.ts';

type Words = {
  title: string;
  button: string;
  /** Texts for what a click ends, and has ended. */
  asks: (what: string) => string;
  done: string;
  ended: (what: string) => string;
  topics: Record<MailTopic, string>;
  emails: (topic: string) => string;
  emailsAndInbox: (topic: string) => string;
  report: (name: string | null) => string;
  settings: string;
  toSettings: string;
  newsletter: string;
  again: string;
  subscribe: string;
  refused: string;
  instead: string;
};

const en: Words = {
  title: 'Unsubscribe',
  button: 'Unsubscribe',
  asks: (what) => `You will no longer receive ${what}.`,
  done: 'You are unsubscribed',
  ended: (what) => `You no longer receive ${what}.`,
  topics: {
    email: 'all notifications',
    recruiterRequests: 'requests from recruiters',
    contractUpdates: 'contract updates',
    profileViews: 'profile views',
    newCandidates: 'new matches for your saved searches',
    interviewReminders: 'upcoming interviews',
    applicationUpdates: 'application updates',
    marketInsights: 'market insights',
    systemAlerts: 'system alerts and support tickets',
  },
  emails: (topic) => `emails about ${topic}`,
  emailsAndInbox: (topic) => `emails and inbox notifications about ${topic}`,
  report: (name) => (name ? `the scheduled report “${name}”` : 'this scheduled report'),
  settings: 'You can turn this on again at any time in your notification settings.',
  toSettings: 'Open notification settings',
  newsletter: 'the newsletter',
  subscribe: 'To receive it again, enter your address in the newsletter form on our website.',
  again: 'To receive it again, ask the person who manages the report.',
  refused: 'This link is not valid',
  instead:
    'Open the complete link from the email. If you have an account, you can also sign in and change your notification settings.',
};

const es: Words = {
  title: 'Cancelar la suscripción',
  button: 'Cancelar la suscripción',
  asks: (what) => `Dejará de recibir ${what}.`,
  done: 'Suscripción cancelada',
  ended: (what) => `Ya no recibe ${what}.`,
  topics: {
    email: 'todas las notificaciones',
    recruiterRequests: 'solicitudes de reclutadores',
    contractUpdates: 'novedades de contratos',
    profileViews: 'visitas a perfiles',
    newCandidates: 'nuevas coincidencias con sus búsquedas guardadas',
    interviewReminders: 'próximas entrevistas',
    applicationUpdates: 'novedades de candidaturas',
    marketInsights: 'información del mercado',
    systemAlerts: 'avisos del sistema y tickets de soporte',
  },
  emails: (topic) => `correos sobre ${topic}`,
  emailsAndInbox: (topic) => `correos ni avisos en su bandeja de entrada sobre ${topic}`,
  report: (name) => (name ? `el informe programado «${name}»` : 'este informe programado'),
  settings: 'Puede volver a activarlo cuando quiera en la configuración de notificaciones.',
  toSettings: 'Abrir la configuración de notificaciones',
  newsletter: 'el boletín',
  subscribe:
    'Para volver a recibirlo, indique su dirección en el formulario del boletín de nuestro sitio web.',
  again: 'Para volver a recibirlo, diríjase a la persona que gestiona el informe.',
  refused: 'Este enlace no es válido',
  instead:
    'Abra el enlace completo del correo. Si tiene una cuenta, también puede iniciar sesión y cambiar su configuración de notificaciones.',
};

const fr: Words = {
  title: 'Se désabonner',
  button: 'Se désabonner',
  asks: (what) => `Vous ne recevrez plus ${what}.`,
  done: 'Désabonnement effectué',
  ended: (what) => `Vous ne recevez plus ${what}.`,
  topics: {
    email: 'toutes les notifications',
    recruiterRequests: 'les demandes de recruteurs',
    contractUpdates: 'le suivi des contrats',
    profileViews: 'les consultations de profils',
    newCandidates: 'les nouveaux résultats de vos recherches enregistrées',
    interviewReminders: 'les entretiens à venir',
    applicationUpdates: 'le suivi des candidatures',
    marketInsights: 'les aperçus du marché',
    systemAlerts: 'les alertes système et les tickets de support',
  },
  emails: (topic) => `d’e-mails concernant ${topic}`,
  emailsAndInbox: (topic) =>
    `d’e-mails ni de notifications dans votre boîte de réception concernant ${topic}`,
  report: (name) => (name ? `le rapport planifié « ${name} »` : 'ce rapport planifié'),
  settings: 'Vous pouvez réactiver ces envois à tout moment dans vos paramètres de notifications.',
  toSettings: 'Ouvrir les paramètres de notifications',
  newsletter: 'la newsletter',
  subscribe:
    'Pour la recevoir à nouveau, indiquez votre adresse dans le formulaire de la newsletter sur notre site.',
  again: 'Pour le recevoir à nouveau, adressez-vous à la personne qui gère le rapport.',
  refused: 'Ce lien n’est pas valide',
  instead:
    'Ouvrez le lien complet de l’e-mail. Si vous avez un compte, vous pouvez aussi vous connecter et modifier vos paramètres de notifications.',
};

const de: Words = {
  title: 'Abbestellen',
  button: 'Abbestellen',
  asks: (what) => `Sie erhalten künftig ${what} mehr.`,
  done: 'Abbestellt',
  ended: (what) => `Sie erhalten ${what} mehr.`,
  topics: {
    email: 'allen Benachrichtigungen',
    recruiterRequests: 'Anfragen von Recruitern',
    contractUpdates: 'Vertragsänderungen',
    profileViews: 'Profilaufrufen',
    newCandidates: 'neuen Treffern Ihrer gespeicherten Suchen',
    interviewReminders: 'bevorstehenden Interviews',
    applicationUpdates: 'Neuigkeiten zu Bewerbungen',
    marketInsights: 'Markteinblicken',
    systemAlerts: 'Systemmeldungen und Support-Tickets',
  },
  emails: (topic) => `keine E-Mails zu ${topic}`,
  emailsAndInbox: (topic) => `keine E-Mails und keine Benachrichtigungen im Posteingang zu ${topic}`,
  report: (name) => (name ? `den geplanten Bericht „${name}“ nicht` : 'diesen geplanten Bericht nicht'),
  settings: 'Sie können dies jederzeit in Ihren Benachrichtigungseinstellungen wieder einschalten.',
  toSettings: 'Benachrichtigungseinstellungen öffnen',
  newsletter: 'den Newsletter nicht',
  subscribe:
    'Um ihn wieder zu erhalten, geben Sie Ihre Adresse im Newsletter-Formular auf unserer Website ein.',
  again: 'Um ihn wieder zu erhalten, wenden Sie sich an die Person, die den Bericht betreut.',
  refused: 'Dieser Link ist ungültig',
  instead:
    'Öffnen Sie den vollständigen Link aus der E-Mail. Mit einem Konto können Sie sich auch anmelden und Ihre Benachrichtigungseinstellungen ändern.',
};

export const words: Record<Language, Words> = { en, es, fr, de };

/** The subject of a link as part of a sentence. */
export const whatEnds = (language: Language, subject: Subject): string => {
  const { topics, emails, emailsAndInbox, report, newsletter } = words[language];
  if (subject.kind === 'newsletter') return newsletter;
  if (subject.kind === 'report') return report(subject.name);
  const topic = topics[subject.topic];
  return subject.inInbox ? emailsAndInbox(topic) : emails(topic);
};
