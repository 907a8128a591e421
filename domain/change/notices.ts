import { type Language, languages } from '../contract/languages.ts';
import type { Preference } from '../contract/preferences.ts';
import type { User } from '../contract/users.ts';
import { type NoticeKey, ticketMails, wantsNotice } from '../settings/switches.ts';
import type { Values } from './context.ts';
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
  | AccountNews
  | TicketNews
  | SecurityNews;
/** What happens to the security of somebody's own account. */
export type AccountNews = 'sessionReused' | 'secondFactorReset' | 'signedOutEverywhere';
export type SecurityNews = 'incidentAssigned' | 'incidentMoved' | 'incidentReopened';
export type TicketNews =
  | 'ticketAssigned'
  | 'ticketTaken'
  | 'ticketAnswered'
  | 'ticketReplied'
  | 'ticketResolved'
  | 'ticketClosed'
  | 'ticketReopened';

/** News for a company's people. `words` fill the sentence; `link` is the page that tells more. */
export type Notice = {
  /**
   * The switch that decides about a mail. News without a switch comes to the inbox alone, but news of a person's own
   * account comes by mail as well.
   */
  key: Exclude<NoticeKey, 'email' | 'push' | 'sms'> | Unswitched;
  event: Event;
  words: Record<string, unknown>;
  body: string | null;
  link: string;
};
const unswitched = ['billing', 'account', 'signIn', 'support', 'reports', 'security'] as const;
type Unswitched = (typeof unswitched)[number];
const isUnswitched = (key: Notice['key']): key is Unswitched => unswitched.some((one) => one === key);

/** What people are told only if they have asked for it. Everything else is in the inbox of those it concerns. */
const onDemand: readonly string[] = [
  'profileViews',
  'newCandidates',
  'interviewReminders',
  'marketInsights',
  'systemAlerts',
];

/** Whether turning this switch off ends lines in the inbox as well as mails. */
export const endsInbox = (key: NoticeKey): boolean => onDemand.includes(key);

/** The switch that a person has for this news, if there is one. */
const topicOf = (key: Notice['key']): NoticeKey | null => (isUnswitched(key) ? null : key);

/** Whether a person is told by mail as well. */
const byMail = (key: Notice['key'], preferences: readonly Chosen[], userId: string): boolean => {
  if (key === 'account' || key === 'signIn') return true;
  const topic = topicOf(key);
  return (
    topic !== null && wantsNotice(preferences, topic, userId) && wantsNotice(preferences, 'email', userId)
  );
};

export type Reader = Pick<User, 'id' | 'email' | 'status'>;
export type Person = Reader & Pick<User, 'userType' | 'companyId'>;
export type Chosen = Pick<Preference, 'kind' | 'key' | 'userId' | 'enabled' | 'value'>;

/** A line in the inbox of everybody it concerns but its author, and a mail for those who want one. */
export const tellPeople = (
  notice: Notice,
  people: readonly Reader[],
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] =>
  people
    .filter(({ id, status }) => id !== author && status === 'Active')
    .filter(
      ({ id }) => !onDemand.includes(notice.key) || wantsNotice(preferences, notice.key as NoticeKey, id),
    )
    .flatMap((person) => {
      const language = languageOf(person.id, preferences);
      const title = titleIn(language, notice);
      return [
        { noun: 'notifications' as const, row: inboxRow(person, title, notice) },
        ...(byMail(notice.key, preferences, person.id)
          ? [
              {
                noun: 'mails' as const,
                row: mailRow(purposeOf(notice), person, language, title, {
                  link: notice.link,
                  topic: topicOf(notice.key),
                }),
              },
            ]
          : []),
      ];
    });

/** News about a ticket, or an operator's report, for one person: always in the inbox, and by mail where a switch says so. */
export const tellPerson = (
  notice: Notice,
  person: Person,
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] => {
  if (person.id === author || person.status !== 'Active') return [];
  const language = languageOf(person.id, preferences);
  const title = titleIn(language, notice);
  const mailKey = ticketMails[person.userType];
  return [
    { noun: 'notifications', row: inboxRow(person, title, notice) },
    ...(mailKey && wantsNotice(preferences, mailKey, person.id)
      ? [
          {
            noun: 'mails' as const,
            row: mailRow('notice', person, language, title, { link: notice.link, topic: mailKey }),
          },
        ]
      : []),
  ];
};

const purposeOf = ({ key }: Notice) => (key === 'signIn' ? 'security' : 'notice');

const inboxRow = ({ id }: Reader, title: string, { key, body, link }: Notice): Values => ({
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
    en: 'Profile views in the last 7 days: %{views} (people viewed: %{people})',
    es: 'Visitas a perfiles en los últimos 7 días: %{views}. Personas vistas: %{people}.',
    fr: 'Consultations de profils ces 7 derniers jours : %{views}. Personnes vues : %{people}.',
    de: 'Profilaufrufe der letzten 7 Tage: %{views}. Angesehene Personen: %{people}.',
  },
  planChanged: {
    en: '%{person} changed the plan from %{from} to %{to}',
    es: '%{person} cambió el plan de %{from} a %{to}',
    fr: '%{person} a changé la formule de %{from} à %{to}',
    de: '%{person} hat den Tarif von %{from} auf %{to} geändert',
  },
  planFollowed: {
    en: 'The plan changed from %{from} to %{to} as scheduled',
    es: 'El plan ha cambiado de %{from} a %{to}, como se eligió',
    fr: 'La formule est passée de %{from} à %{to}, comme choisi',
    de: 'Der Tarif ist wie gewählt von %{from} auf %{to} gewechselt',
  },
  planWillChange: {
    en: '%{person} scheduled a change to the %{plan} plan on %{date}',
    es: '%{person} eligió el plan %{plan} a partir del %{date}',
    fr: '%{person} a choisi la formule %{plan} à partir du %{date}',
    de: '%{person} hat den Tarif %{plan} ab %{date} gewählt',
  },
  planWillEnd: {
    en: '%{person} canceled the %{plan} plan. It ends on %{date}',
    es: '%{person} canceló el plan %{plan}: termina el %{date}',
    fr: '%{person} a résilié la formule %{plan} : elle prend fin le %{date}',
    de: '%{person} hat den Tarif %{plan} gekündigt: er endet am %{date}',
  },
  planKept: {
    en: '%{person} kept the %{plan} plan',
    es: '%{person} decidió conservar el plan %{plan}',
    fr: '%{person} a décidé de garder la formule %{plan}',
    de: '%{person} hat entschieden, den Tarif %{plan} zu behalten',
  },
  planEnded: {
    en: 'The %{plan} plan has ended',
    es: 'El plan %{plan} ha terminado',
    fr: 'La formule %{plan} a pris fin',
    de: 'Der Tarif %{plan} ist beendet',
  },
  newMatches: {
    en: 'New matches for “%{name}”: %{count}',
    es: 'Novedades en el mercado para «%{name}»: %{count}',
    fr: 'Nouveau sur le marché pour « %{name} » : %{count}',
    de: 'Neu auf dem Markt für „%{name}“: %{count}',
  },
  interviewSoon: {
    en: 'Interview with %{name}: %{when}',
    es: '%{when}: entrevista con %{name}',
    fr: '%{when} : entretien avec %{name}',
    de: '%{when}: Gespräch mit %{name}',
  },
  marketWeek: {
    en: 'New candidates this week with skills your jobs ask for: %{count}. Most requested: %{skill} (jobs: %{jobs}, candidates: %{people})',
    es: 'Nuevos en 7 días con competencias de sus ofertas: %{count}. La más pedida: %{skill} (ofertas: %{jobs}, personas: %{people})',
    fr: 'Nouveaux en 7 jours avec une compétence de vos offres : %{count}. La plus demandée : %{skill} (offres : %{jobs}, profils : %{people})',
    de: 'Neu in 7 Tagen mit Kenntnissen aus Ihren Stellen: %{count}. Am meisten gefragt: %{skill} (Stellen: %{jobs}, Menschen: %{people})',
  },
  serviceGivenUp: {
    en: '%{service} is not accepting messages: a delivery failed after %{attempts} attempts',
    es: '%{service} no acepta nuestras novedades: se ha abandonado un envío tras %{attempts} intentos',
    fr: '%{service} n’accepte pas nos nouvelles : un envoi a été abandonné après %{attempts} essais',
    de: '%{service} nimmt unsere Neuigkeiten nicht an: Eine Zustellung wurde nach %{attempts} Versuchen aufgegeben',
  },
  invoiceOverdue: {
    en: 'Invoice %{invoice} is overdue: it was due on %{date}',
    es: 'La factura %{invoice} está vencida: el plazo terminó el %{date}',
    fr: 'La facture %{invoice} est en retard : elle était due le %{date}',
    de: 'Die Rechnung %{invoice} ist überfällig: Sie war am %{date} fällig',
  },
  invoiceDueSoon: {
    en: 'Invoice %{invoice} of %{amount} is due on %{date}',
    es: 'La factura %{invoice} de %{amount} vence el %{date}',
    fr: 'La facture %{invoice} de %{amount} est due le %{date}',
    de: 'Die Rechnung %{invoice} über %{amount} ist am %{date} fällig',
  },
  invoiceStillOpen: {
    en: 'Reminder: invoice %{invoice} of %{amount} was due on %{date}',
    es: 'Recordatorio: la factura %{invoice} de %{amount} venció el %{date}',
    fr: 'Rappel : la facture %{invoice} de %{amount} était due le %{date}',
    de: 'Erinnerung: Die Rechnung %{invoice} über %{amount} war am %{date} fällig',
  },
  paymentFailed: {
    en: 'A payment of %{amount} for %{invoice} failed',
    es: 'Ha fallado un pago de %{amount} por %{invoice}',
    fr: 'Un paiement de %{amount} pour %{invoice} a échoué',
    de: 'Eine Zahlung von %{amount} für %{invoice} ist fehlgeschlagen',
  },
  companyVerified: {
    en: 'Your company has been verified',
    es: 'Su empresa ha sido verificada',
    fr: 'Votre société a été vérifiée',
    de: 'Ihre Firma ist geprüft',
  },
  companyRejected: {
    en: 'Your company’s documents were not accepted',
    es: 'No se han aceptado los documentos de su empresa',
    fr: 'Les documents de votre société n’ont pas été acceptés',
    de: 'Die Unterlagen Ihrer Firma wurden nicht angenommen',
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
    fr: 'Votre compte n’a pas pu être vérifié : %{reason}',
    de: 'Ihr Konto konnte nicht verifiziert werden: %{reason}',
  },
  reportFailed: {
    en: 'A scheduled report could not be generated: %{report}',
    es: 'No se ha podido generar un informe programado: %{report}',
    fr: 'Un rapport planifié n’a pas pu être généré : %{report}',
    de: 'Ein geplanter Bericht konnte nicht erstellt werden: %{report}',
  },
  sessionReused: {
    en: 'You were signed out because this session was used on another device',
    es: 'Se ha cerrado su sesión porque se usó en dos lugares',
    fr: 'Vous avez été déconnecté, car votre session a été utilisée à deux endroits',
    de: 'Sie wurden abgemeldet, weil Ihre Sitzung an zwei Orten verwendet wurde',
  },
  secondFactorReset: {
    en: 'TalentBench support turned off two-factor authentication for your account',
    es: 'El equipo de TalentBench ha desactivado la autenticación en dos pasos de su cuenta',
    fr: 'L’équipe TalentBench a désactivé l’authentification à deux facteurs de votre compte',
    de: 'Der TalentBench-Support hat die Zwei-Faktor-Authentisierung Ihres Kontos ausgeschaltet',
  },
  signedOutEverywhere: {
    en: 'TalentBench support signed you out on all devices',
    es: 'El equipo de TalentBench ha cerrado su sesión en todos los dispositivos',
    fr: 'L’équipe TalentBench vous a déconnecté de tous vos appareils',
    de: 'Der TalentBench-Support hat Sie auf allen Geräten abgemeldet',
  },
  ticketAssigned: {
    en: 'A ticket from %{company} was assigned to you: %{title}',
    es: 'Se le ha asignado un ticket de %{company}: %{title}',
    fr: 'Un ticket de %{company} vous est confié : %{title}',
    de: 'Ein Ticket von %{company} gehört jetzt Ihnen: %{title}',
  },
  ticketTaken: {
    en: '%{person} is handling your ticket: %{title}',
    es: '%{person} se ocupa de su ticket: %{title}',
    fr: '%{person} s’occupe de votre ticket : %{title}',
    de: '%{person} kümmert sich um Ihr Ticket: %{title}',
  },
  ticketAnswered: {
    en: '%{person} answered your ticket: %{title}',
    es: '%{person} ha respondido a su ticket: %{title}',
    fr: '%{person} a répondu à votre ticket : %{title}',
    de: '%{person} hat auf Ihr Ticket geantwortet: %{title}',
  },
  ticketReplied: {
    en: '%{company} replied: %{title}',
    es: '%{company} ha contestado: %{title}',
    fr: '%{company} a répondu : %{title}',
    de: '%{company} hat geantwortet: %{title}',
  },
  ticketResolved: {
    en: 'Your ticket is resolved: %{title}',
    es: 'Su ticket está resuelto: %{title}',
    fr: 'Votre ticket est résolu : %{title}',
    de: 'Ihr Ticket ist gelöst: %{title}',
  },
  ticketClosed: {
    en: 'Your ticket is closed: %{title}',
    es: 'Su ticket está cerrado: %{title}',
    fr: 'Votre ticket est clos : %{title}',
    de: 'Ihr Ticket ist geschlossen: %{title}',
  },
  ticketReopened: {
    en: '%{company} reopened this ticket: %{title}',
    es: '%{company} ha reabierto: %{title}',
    fr: '%{company} a rouvert : %{title}',
    de: '%{company} hat wieder geöffnet: %{title}',
  },
  incidentAssigned: {
    en: 'You were assigned a security incident: %{type} (%{id})',
    es: 'Este incidente de seguridad está ahora a su cargo: %{type} (%{id})',
    fr: 'Cet incident de sécurité vous est confié : %{type} (%{id})',
    de: 'Dieser Sicherheitsvorfall liegt jetzt bei Ihnen: %{type} (%{id})',
  },
  incidentMoved: {
    en: 'Security incident %{id} is now: %{state}',
    es: 'El incidente de seguridad %{id} está ahora: %{state}',
    fr: 'L’incident de sécurité %{id} est maintenant : %{state}',
    de: 'Der Sicherheitsvorfall %{id} ist jetzt: %{state}',
  },
  incidentReopened: {
    en: 'Security incident %{id} was reopened',
    es: 'El incidente de seguridad %{id} vuelve a investigarse',
    fr: 'L’incident de sécurité %{id} est de nouveau à l’étude',
    de: 'Der Sicherheitsvorfall %{id} wird erneut untersucht',
  },
};
/** Every kind of notice, for tests that walk them all. */
export const noticeEvents = Object.keys(titles) as Event[];

/** Kinds of security incidents. */
export const incidentTypes: Record<string, Record<Language, string>> = {
  'Data Breach': { en: 'Data breach', es: 'Fuga de datos', fr: 'Fuite de données', de: 'Datenleck' },
  'Unauthorized Access': {
    en: 'Unauthorized access',
    es: 'Acceso no autorizado',
    fr: 'Accès non autorisé',
    de: 'Unbefugter Zugriff',
  },
  Malware: { en: 'Malware', es: 'Software malicioso', fr: 'Logiciel malveillant', de: 'Schadsoftware' },
  Phishing: { en: 'Phishing', es: 'Phishing', fr: 'Hameçonnage', de: 'Phishing' },
  DDoS: { en: 'DDoS', es: 'DDoS', fr: 'DDoS', de: 'DDoS' },
  Other: { en: 'Other', es: 'Otro', fr: 'Autre', de: 'Anderes' },
};
const states: Record<string, Record<Language, string>> = {
  Resolved: { en: 'Resolved', es: 'Resuelto', fr: 'Résolu', de: 'Gelöst' },
  Closed: { en: 'Closed', es: 'Cerrado', fr: 'Clos', de: 'Geschlossen' },
};

/** Money in a sentence: its currency by name, so that it reads alike in every language. */
export const amountIn = (amount: unknown, currency: unknown): string =>
  `${(Number(amount) / 100).toFixed(2)} ${currency}`;

/** A point in time as the clocks of a zone show it. */
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

export const titleIn = (language: Language, { event, words }: Notice): string =>
  titles[event][language].replace(/%\{(\w+)\}/g, (_, name: string) => {
    if (name === 'when') return momentIn(language, words.when as Moment);
    const word = String(words[name] ?? '');
    if (name === 'type') return incidentTypes[word]?.[language] ?? word;
    return (name === 'state' && states[word]?.[language]) || datesIn(language, word);
  });

const spelled: Record<string, Language> = { English: 'en', Spanish: 'es', French: 'fr', German: 'de' };

/** The language a person has chosen to read in. */
export const languageOf = (userId: string, preferences: readonly Chosen[]): Language => {
  const row = preferences.findLast(
    (one) => one.kind === 'display' && one.key === 'language' && one.userId === userId,
  );
  return spelled[row?.value ?? ''] ?? languages.find((language) => language === row?.value) ?? 'en';
};
