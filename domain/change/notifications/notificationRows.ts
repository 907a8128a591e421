import type { User } from '../../contract/accounts/users.ts';
import { type Language, languages } from '../../contract/languages.ts';
import type { Preference } from '../../contract/platform/preferences.ts';
import { type NotificationKey, ticketMails, wantsNotification } from '../../settings/switches.ts';
import type { Values } from '../context.ts';
import { type DealEvent, dealTitles } from './dealTitles.ts';
import { mailRow } from './mail.ts';
import { datesIn } from './writeDates.ts';

type Event =
  | DealEvent
  | 'profileViews'
  | 'planChanged'
  | 'planFollowed'
  | 'planWillChange'
  | 'planWillEnd'
  | 'planKept'
  | 'planEnded'
  | 'newMatches'
  | 'interviewSoon'
  | 'marketWeek'
  | 'serviceGivenUp'
  | 'invoiceOverdue'
  | 'invoiceDueSoon'
  | 'invoiceStillOpen'
  | 'paymentFailed'
  | 'verified'
  | 'notVerified'
  | 'companyVerified'
  | 'companyRejected'
  | 'reportFailed'
  | AccountNotification
  | TicketNotification
  | SecurityNotification;
/** Security events of a person's own account. */
export type AccountNotification = 'sessionReused' | 'secondFactorReset' | 'signedOutEverywhere';
export type SecurityNotification = 'incidentAssigned' | 'incidentMoved' | 'incidentReopened';
export type TicketNotification =
  | 'ticketAssigned'
  | 'ticketTaken'
  | 'ticketAnswered'
  | 'ticketReplied'
  | 'ticketResolved'
  | 'ticketClosed'
  | 'ticketReopened';

/**
 * A notification for a company's people. `words` are the values of the sentence; `link` is the page with
 * details.
 */
export type NotificationContent = {
  /**
   * The preference that decides about a mail. A notification without one goes to the inbox only, except
   * notifications of a
   * person's own account, which are also mailed.
   */
  key: Exclude<NotificationKey, 'email' | 'push' | 'sms'> | Unswitched;
  event: Event;
  words: Record<string, unknown>;
  body: string | null;
  link: string;
};
const unswitched = ['billing', 'account', 'signIn', 'support', 'reports', 'security'] as const;
type Unswitched = (typeof unswitched)[number];
const isUnswitched = (key: NotificationContent['key']): key is Unswitched =>
  unswitched.some((one) => one === key);

/** Notifications that are opt-in. All others go to the inbox of everyone concerned. */
const onDemand: readonly string[] = [
  'profileViews',
  'newCandidates',
  'interviewReminders',
  'marketInsights',
  'systemAlerts',
];

/** Whether switching this off stops inbox entries as well as mails. */
export const endsInbox = (key: NotificationKey): boolean => onDemand.includes(key);

/** The preference for this notification, if there is one. */
const topicOf = (key: NotificationContent['key']): NotificationKey | null => (isUnswitched(key) ? null : key);

/** Whether a person is also notified by mail. */
const byMail = (key: NotificationContent['key'], preferences: readonly Chosen[], userId: string): boolean => {
  if (key === 'account' || key === 'signIn') return true;
  const topic = topicOf(key);
  return (
    topic !== null &&
    wantsNotification(preferences, topic, userId) &&
    wantsNotification(preferences, 'email', userId)
  );
};

export const readerFields = ['id', 'email', 'status'] as const;
export type Reader = Pick<User, (typeof readerFields)[number]>;
export type Person = Reader & Pick<User, 'userType' | 'companyId'>;
export const chosenFields = ['kind', 'key', 'userId', 'enabled', 'value'] as const;
export type Chosen = Pick<Preference, (typeof chosenFields)[number]>;

/** An inbox entry for everyone concerned except the author, and a mail for those who want one. */
export const notificationRows = (
  notification: NotificationContent,
  people: readonly Reader[],
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] =>
  people
    .filter(({ id, status }) => id !== author && status === 'Active')
    .filter(
      ({ id }) =>
        !onDemand.includes(notification.key) ||
        wantsNotification(preferences, notification.key as NotificationKey, id),
    )
    .flatMap((person) => {
      const language = languageOf(person.id, preferences);
      const title = titleIn(language, notification);
      return [
        { noun: 'notifications' as const, row: inboxRow(person, title, notification) },
        ...(byMail(notification.key, preferences, person.id)
          ? [
              {
                noun: 'mails' as const,
                row: mailRow(purposeOf(notification), person, language, title, {
                  link: notification.link,
                  topic: topicOf(notification.key),
                }),
              },
            ]
          : []),
      ];
    });

/**
 * A notification about a ticket or an operator's report for one person: always in the inbox, and by mail if a
 * preference
 * says so.
 */
export const personalNotificationRows = (
  notification: NotificationContent,
  person: Person,
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] => {
  if (person.id === author || person.status !== 'Active') return [];
  const language = languageOf(person.id, preferences);
  const title = titleIn(language, notification);
  const mailKey = ticketMails[person.userType];
  return [
    { noun: 'notifications', row: inboxRow(person, title, notification) },
    ...(mailKey && wantsNotification(preferences, mailKey, person.id)
      ? [
          {
            noun: 'mails' as const,
            row: mailRow('notice', person, language, title, { link: notification.link, topic: mailKey }),
          },
        ]
      : []),
  ];
};

const purposeOf = ({ key }: NotificationContent) => (key === 'signIn' ? 'security' : 'notice');

const inboxRow = ({ id }: Reader, title: string, { key, body, link }: NotificationContent): Values => ({
  userId: id,
  key,
  title: title.slice(0, 300),
  body: body?.slice(0, 500) ?? null,
  link,
  readAt: null,
});

const titles: Record<Event, Record<Language, string>> = {
  ...dealTitles,
  profileViews: {
    en: 'Profile views in the last 7 days: %{views} (candidates viewed: %{people})',
    es: 'Visitas a perfiles en los últimos 7 días: %{views} (candidatos vistos: %{people})',
    fr: 'Consultations de profils ces 7 derniers jours : %{views} (candidats consultés : %{people})',
    de: 'Profilaufrufe der letzten 7 Tage: %{views} (aufgerufene Kandidaten: %{people})',
  },
  planChanged: {
    en: '%{person} changed the plan from %{from} to %{to}',
    es: '%{person} ha cambiado el plan de %{from} a %{to}',
    fr: '%{person} a changé la formule de %{from} à %{to}',
    de: '%{person} hat den Tarif von %{from} auf %{to} geändert',
  },
  planFollowed: {
    en: 'The plan changed from %{from} to %{to} as scheduled',
    es: 'El plan ha cambiado de %{from} a %{to} según lo previsto',
    fr: 'La formule est passée de %{from} à %{to} comme prévu',
    de: 'Der Tarif wurde wie geplant von %{from} auf %{to} umgestellt',
  },
  planWillChange: {
    en: '%{person} scheduled a change to the %{plan} plan on %{date}',
    es: '%{person} ha programado el cambio al plan %{plan} para el %{date}',
    fr: '%{person} a planifié le passage à la formule %{plan} le %{date}',
    de: '%{person} hat den Wechsel zum Tarif %{plan} am %{date} geplant',
  },
  planWillEnd: {
    en: '%{person} canceled the %{plan} plan. It ends on %{date}',
    es: '%{person} ha cancelado el plan %{plan}. Termina el %{date}',
    fr: '%{person} a résilié la formule %{plan}. Elle prend fin le %{date}',
    de: '%{person} hat den Tarif %{plan} gekündigt. Er endet am %{date}',
  },
  planKept: {
    en: '%{person} kept the %{plan} plan',
    es: '%{person} ha mantenido el plan %{plan}',
    fr: '%{person} a conservé la formule %{plan}',
    de: '%{person} hat den Tarif %{plan} behalten',
  },
  planEnded: {
    en: 'The %{plan} plan has ended',
    es: 'El plan %{plan} ha terminado',
    fr: 'La formule %{plan} a pris fin',
    de: 'Der Tarif %{plan} ist beendet',
  },
  newMatches: {
    en: 'New matches for “%{name}”: %{count}',
    es: 'Nuevas coincidencias para «%{name}»: %{count}',
    fr: 'Nouveaux résultats pour « %{name} » : %{count}',
    de: 'Neue Treffer für „%{name}“: %{count}',
  },
  interviewSoon: {
    en: 'Interview with %{name}: %{when}',
    es: 'Entrevista con %{name}: %{when}',
    fr: 'Entretien avec %{name} : %{when}',
    de: 'Interview mit %{name}: %{when}',
  },
  marketWeek: {
    en: 'New candidates this week with skills your jobs ask for: %{count}. Most requested: %{skill} (jobs: %{jobs}, candidates: %{people})',
    es: 'Candidatos nuevos esta semana con competencias que piden sus ofertas: %{count}. La más demandada: %{skill} (ofertas: %{jobs}, candidatos: %{people})',
    fr: 'Nouveaux candidats cette semaine avec des compétences demandées par vos offres : %{count}. La plus demandée : %{skill} (offres : %{jobs}, candidats : %{people})',
    de: 'Neue Kandidaten diese Woche mit Skills, die Ihre Stellen verlangen: %{count}. Am meisten gefragt: %{skill} (Stellen: %{jobs}, Kandidaten: %{people})',
  },
  serviceGivenUp: {
    en: '%{service} is not accepting messages: a delivery failed after %{attempts} attempts',
    es: '%{service} no acepta mensajes: un envío ha fallado tras %{attempts} intentos',
    fr: '%{service} n’accepte pas les messages : un envoi a échoué après %{attempts} tentatives',
    de: '%{service} nimmt keine Nachrichten an: Eine Zustellung ist nach %{attempts} Versuchen fehlgeschlagen',
  },
  invoiceOverdue: {
    en: 'Invoice %{invoice} is overdue: it was due on %{date}',
    es: 'La factura %{invoice} está vencida: venció el %{date}',
    fr: 'La facture %{invoice} est en retard : elle était à échéance le %{date}',
    de: 'Rechnung %{invoice} ist überfällig: Sie war am %{date} fällig',
  },
  invoiceDueSoon: {
    en: 'Invoice %{invoice} of %{amount} is due on %{date}',
    es: 'La factura %{invoice} de %{amount} vence el %{date}',
    fr: 'La facture %{invoice} de %{amount} arrive à échéance le %{date}',
    de: 'Rechnung %{invoice} über %{amount} ist am %{date} fällig',
  },
  invoiceStillOpen: {
    en: 'Reminder: invoice %{invoice} of %{amount} was due on %{date}',
    es: 'Recordatorio: la factura %{invoice} de %{amount} venció el %{date}',
    fr: 'Rappel : la facture %{invoice} de %{amount} était à échéance le %{date}',
    de: 'Erinnerung: Rechnung %{invoice} über %{amount} war am %{date} fällig',
  },
  paymentFailed: {
    en: 'A payment of %{amount} for %{invoice} failed',
    es: 'Ha fallado un pago de %{amount} por %{invoice}',
    fr: 'Un paiement de %{amount} pour %{invoice} a échoué',
    de: 'Die Zahlung von %{amount} für %{invoice} ist fehlgeschlagen',
  },
  companyVerified: {
    en: 'Your company has been verified',
    es: 'Su empresa ha sido verificada',
    fr: 'Votre société a été vérifiée',
    de: 'Ihre Firma wurde verifiziert',
  },
  companyRejected: {
    en: 'Your company’s documents were not accepted',
    es: 'No se han aceptado los documentos de su empresa',
    fr: 'Les documents de votre société n’ont pas été acceptés',
    de: 'Die Dokumente Ihrer Firma wurden nicht angenommen',
  },
  verified: {
    en: 'Your account is verified',
    es: 'Su cuenta está verificada',
    fr: 'Votre compte est vérifié',
    de: 'Ihr Konto ist verifiziert',
  },
  notVerified: {
    en: 'Your account could not be verified: %{reason}',
    es: 'No se ha podido verificar su cuenta: %{reason}',
    fr: 'Votre compte n’a pas pu être vérifié : %{reason}',
    de: 'Ihr Konto konnte nicht verifiziert werden: %{reason}',
  },
  reportFailed: {
    en: 'A scheduled report could not be generated: %{report}',
    es: 'No se ha podido generar un informe programado: %{report}',
    fr: 'Un rapport planifié n’a pas pu être généré : %{report}',
    de: 'Ein geplanter Bericht konnte nicht erstellt werden: %{report}',
  },
  sessionReused: {
    en: 'You were signed out because this session was used on another device',
    es: 'Se ha cerrado su sesión porque se usó en otro dispositivo',
    fr: 'Vous avez été déconnecté, car cette session a été utilisée sur un autre appareil',
    de: 'Sie wurden abgemeldet, weil diese Sitzung auf einem anderen Gerät verwendet wurde',
  },
  secondFactorReset: {
    en: 'TalentBench support turned off two-factor authentication for your account',
    es: 'El soporte de TalentBench ha desactivado la autenticación en dos pasos de su cuenta',
    fr: 'Le support TalentBench a désactivé l’authentification à deux facteurs de votre compte',
    de: 'Der TalentBench-Support hat die Zwei-Faktor-Authentifizierung Ihres Kontos ausgeschaltet',
  },
  signedOutEverywhere: {
    en: 'TalentBench support signed you out on all devices',
    es: 'El soporte de TalentBench ha cerrado su sesión en todos los dispositivos',
    fr: 'Le support TalentBench vous a déconnecté de tous vos appareils',
    de: 'Der TalentBench-Support hat Sie auf allen Geräten abgemeldet',
  },
  ticketAssigned: {
    en: 'A ticket from %{company} was assigned to you: %{title}',
    es: 'Se le ha asignado un ticket de %{company}: %{title}',
    fr: 'Un ticket de %{company} vous a été attribué : %{title}',
    de: 'Ihnen wurde ein Ticket von %{company} zugewiesen: %{title}',
  },
  ticketTaken: {
    en: '%{person} is handling your ticket: %{title}',
    es: '%{person} se ocupa de su ticket: %{title}',
    fr: '%{person} s’occupe de votre ticket : %{title}',
    de: '%{person} kümmert sich um Ihr Ticket: %{title}',
  },
  ticketAnswered: {
    en: '%{person} answered your ticket: %{title}',
    es: '%{person} ha respondido a su ticket: %{title}',
    fr: '%{person} a répondu à votre ticket : %{title}',
    de: '%{person} hat auf Ihr Ticket geantwortet: %{title}',
  },
  ticketReplied: {
    en: '%{company} replied: %{title}',
    es: '%{company} ha respondido: %{title}',
    fr: '%{company} a répondu : %{title}',
    de: '%{company} hat geantwortet: %{title}',
  },
  ticketResolved: {
    en: 'Your ticket is resolved: %{title}',
    es: 'Su ticket está resuelto: %{title}',
    fr: 'Votre ticket est résolu : %{title}',
    de: 'Ihr Ticket ist gelöst: %{title}',
  },
  ticketClosed: {
    en: 'Your ticket is closed: %{title}',
    es: 'Su ticket está cerrado: %{title}',
    fr: 'Votre ticket est clos : %{title}',
    de: 'Ihr Ticket ist geschlossen: %{title}',
  },
  ticketReopened: {
    en: '%{company} reopened this ticket: %{title}',
    es: '%{company} ha reabierto este ticket: %{title}',
    fr: '%{company} a rouvert ce ticket : %{title}',
    de: '%{company} hat dieses Ticket wieder geöffnet: %{title}',
  },
  incidentAssigned: {
    en: 'A security incident was assigned to you: %{type} (%{id})',
    es: 'Se le ha asignado un incidente de seguridad: %{type} (%{id})',
    fr: 'Un incident de sécurité vous a été attribué : %{type} (%{id})',
    de: 'Ihnen wurde ein Sicherheitsvorfall zugewiesen: %{type} (%{id})',
  },
  incidentMoved: {
    en: 'Security incident %{id}: %{state}',
    es: 'Incidente de seguridad %{id}: %{state}',
    fr: 'Incident de sécurité %{id} : %{state}',
    de: 'Sicherheitsvorfall %{id}: %{state}',
  },
  incidentReopened: {
    en: 'Security incident %{id} was reopened',
    es: 'Se ha reabierto el incidente de seguridad %{id}',
    fr: 'L’incident de sécurité %{id} a été rouvert',
    de: 'Sicherheitsvorfall %{id} wurde wieder geöffnet',
  },
};
/** Every kind of notification, for tests that check each of them. */
export const notificationEvents = Object.keys(titles) as Event[];

/** Kinds of security incidents. */
export const incidentTypes: Record<string, Record<Language, string>> = {
  'Data Breach': {
    en: 'Data breach',
    es: 'Filtración de datos',
    fr: 'Violation de données',
    de: 'Datenpanne',
  },
  'Unauthorized Access': {
    en: 'Unauthorized access',
    es: 'Acceso no autorizado',
    fr: 'Accès non autorisé',
    de: 'Unbefugter Zugriff',
  },
  Malware: { en: 'Malware', es: 'Software malicioso', fr: 'Logiciel malveillant', de: 'Schadsoftware' },
  Phishing: { en: 'Phishing', es: 'Phishing', fr: 'Phishing', de: 'Phishing' },
  DDoS: { en: 'DDoS', es: 'DDoS', fr: 'DDoS', de: 'DDoS' },
  Other: { en: 'Other', es: 'Otro', fr: 'Autre', de: 'Sonstiges' },
};
const states: Record<string, Record<Language, string>> = {
  Resolved: { en: 'Resolved', es: 'Resuelto', fr: 'Résolu', de: 'Gelöst' },
  Closed: { en: 'Closed', es: 'Cerrado', fr: 'Clos', de: 'Geschlossen' },
};

/** An amount in a sentence, with its ISO currency code so that it reads the same in every language. */
export const amountIn = (amount: unknown, currency: unknown): string =>
  `${(Number(amount) / 100).toFixed(2)} ${currency}`;

/** A time in a time zone. */
export type Moment = { at: string; zone: string };

const momentIn = (language: Language, { at, zone }: Moment): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(at));

export const titleIn = (language: Language, { event, words }: NotificationContent): string =>
  titles[event][language].replace(/%\{(\w+)\}/g, (_, name: string) => {
    if (name === 'when') return momentIn(language, words.when as Moment);
    const word = String(words[name] ?? '');
    if (name === 'type') return incidentTypes[word]?.[language] ?? word;
    return (name === 'state' && states[word]?.[language]) || datesIn(language, word);
  });

const spelled: Record<string, Language> = { English: 'en', Spanish: 'es', French: 'fr', German: 'de' };

/** The language a person has chosen. */
export const languageOf = (userId: string, preferences: readonly Chosen[]): Language => {
  const row = preferences.findLast(
    (one) => one.kind === 'display' && one.key === 'language' && one.userId === userId,
  );
  return spelled[row?.value ?? ''] ?? languages.find((language) => language === row?.value) ?? 'en';
};
