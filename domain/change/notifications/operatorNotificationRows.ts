import type { Language } from '../../contract/languages.ts';
import { type PlatformTopic, platformWants } from '../../settings/platformNotifications.ts';
import type { Values } from '../context.ts';
import { mailRow } from './mail.ts';
import { type Chosen, incidentTypes, languageOf, type Reader } from './notificationRows.ts';
import { datesIn } from './writeDates.ts';

type Event =
  | 'companyAsks'
  | 'companyChanged'
  | 'maintenancePlanned'
  | 'maintenanceMoved'
  | 'maintenanceCancelled'
  | 'maintenanceEnded'
  | 'incidentReported'
  | 'serviceWorse'
  | 'activityWeek'
  | 'auditAltered';

/** A notification for all operators, controlled by one of the platform's preferences. */
export type OperatorNotification = {
  key: PlatformTopic;
  event: Event;
  words: Record<string, unknown>;
  link: string;
  /** Sent regardless of the platform's preferences. */
  always?: boolean;
  /** Operators who get it in their inbox regardless of the platform's preferences. */
  surely?: readonly string[];
  /** Operators who already get another inbox entry about the same change. */
  alreadyTold?: readonly string[];
};

/**
 * Notifications and mails for operators by the platform's preferences, except for the operator who caused it.
 * Reports are
 * sent by mail only. Visitors' actions go to the inbox only, so that a public form cannot trigger many mails.
 */
export const operatorNotificationRows = (
  { key, event, words, link, always = false, surely = [], alreadyTold = [] }: OperatorNotification,
  operators: readonly Reader[],
  preferences: readonly Chosen[],
  author: string | null,
): { noun: 'notifications' | 'mails'; row: Values }[] => {
  const isWanted = always || platformWants(preferences, key);
  const inbox =
    always || (isWanted && key !== 'userActivityReports' && platformWants(preferences, 'pushNotifications'));
  const byMail =
    always || (isWanted && key !== 'adminAlerts' && platformWants(preferences, 'emailNotifications'));
  const isRead = (id: string) => !alreadyTold.includes(id) && (inbox || surely.includes(id));
  return operators
    .filter(({ id, status }) => id !== author && status === 'Active')
    .flatMap((person) => {
      const language = languageOf(person.id, preferences);
      const title = operatorTitleIn(language, event, words);
      const row = { userId: person.id, key, title: title.slice(0, 150), body: null, link, readAt: null };
      return [
        ...(isRead(person.id) ? [{ noun: 'notifications' as const, row }] : []),
        ...(byMail
          ? [{ noun: 'mails' as const, row: mailRow('notice', person, language, title, { link }) }]
          : []),
      ];
    });
};

export const operatorTitleIn = (language: Language, event: Event, words: Record<string, unknown>): string =>
  titles[event][language].replace(/%\{(\w+)\}/g, (_, name: string) =>
    name === 'from' || name === 'until'
      ? momentIn(language, String(words[name]))
      : (said[String(words[name])]?.[language] ?? datesIn(language, String(words[name] ?? ''))),
  );

/** The platform's time zone, as the mail's reader is unknown. */
const momentIn = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));

const said: Record<string, Record<Language, string>> = {
  ...incidentTypes,
  Good: { en: 'Good', es: 'Bueno', fr: 'Bon', de: 'Gut' },
  Poor: { en: 'Poor', es: 'Malo', fr: 'Mauvais', de: 'Schlecht' },
  Critical: { en: 'Critical', es: 'Crítica', fr: 'Critique', de: 'Kritisch' },
  High: { en: 'High', es: 'Alta', fr: 'Haute', de: 'Hoch' },
  Medium: { en: 'Medium', es: 'Media', fr: 'Moyenne', de: 'Mittel' },
  Low: { en: 'Low', es: 'Baja', fr: 'Basse', de: 'Niedrig' },
};

const titles: Record<Event, Record<Language, string>> = {
  companyAsks: {
    en: '%{company} requested to join',
    es: '%{company} ha solicitado el alta',
    fr: '%{company} demande à s’inscrire',
    de: '%{company} möchte sich registrieren',
  },
  companyChanged: {
    en: '%{company} changed its name or tax numbers and must be verified again',
    es: '%{company} ha cambiado su nombre o sus números fiscales y debe verificarse de nuevo',
    fr: '%{company} a changé de nom ou de numéros fiscaux et doit être vérifiée à nouveau',
    de: '%{company} hat Name oder Steuernummern geändert und muss erneut verifiziert werden',
  },
  maintenancePlanned: {
    en: 'Maintenance “%{title}” is scheduled: %{from} to %{until}',
    es: 'Mantenimiento «%{title}» programado: %{from} a %{until}',
    fr: 'Maintenance « %{title} » planifiée : %{from} à %{until}',
    de: 'Wartung „%{title}“ ist geplant: %{from} bis %{until}',
  },
  maintenanceMoved: {
    en: 'Maintenance “%{title}” was rescheduled: %{from} to %{until}',
    es: 'Mantenimiento «%{title}» reprogramado: %{from} a %{until}',
    fr: 'Maintenance « %{title} » reportée : %{from} à %{until}',
    de: 'Wartung „%{title}“ wurde verschoben: %{from} bis %{until}',
  },
  maintenanceCancelled: {
    en: 'Maintenance “%{title}” was canceled',
    es: 'Mantenimiento «%{title}» cancelado',
    fr: 'Maintenance « %{title} » annulée',
    de: 'Wartung „%{title}“ wurde abgesagt',
  },
  maintenanceEnded: {
    en: 'Maintenance “%{title}” has ended',
    es: 'Mantenimiento «%{title}» terminado',
    fr: 'Maintenance « %{title} » terminée',
    de: 'Wartung „%{title}“ ist beendet',
  },
  incidentReported: {
    en: 'Security incident reported (%{severity}): %{type}',
    es: 'Incidente de seguridad notificado (%{severity}): %{type}',
    fr: 'Incident de sécurité signalé (%{severity}) : %{type}',
    de: 'Sicherheitsvorfall gemeldet (%{severity}): %{type}',
  },
  serviceWorse: {
    en: '%{service} health dropped to %{health}',
    es: 'El estado de %{service} ha empeorado: %{health}',
    fr: 'L’état de %{service} s’est dégradé : %{health}',
    de: 'Der Zustand von %{service} hat sich verschlechtert: %{health}',
  },
  auditAltered: {
    en: 'The audit log was altered (%{where}). Investigate now.',
    es: 'El registro de auditoría se ha alterado (%{where}). Investíguelo ahora.',
    fr: 'Le journal d’audit a été altéré (%{where}). Enquêtez dès maintenant.',
    de: 'Das Audit-Protokoll wurde verändert (%{where}). Bitte sofort untersuchen.',
  },
  activityWeek: {
    en: 'An average of %{people} people a day used TalentBench last week, with %{most} on the busiest day',
    es: 'La semana pasada usaron TalentBench una media de %{people} personas al día, y %{most} el día de más actividad',
    fr: 'La semaine dernière, %{people} personnes par jour en moyenne ont utilisé TalentBench, et %{most} le jour le plus actif',
    de: 'Letzte Woche nutzten im Schnitt %{people} Personen pro Tag TalentBench, am stärksten Tag waren es %{most}',
  },
};

/** Every kind of operator notification, for tests that check each of them. */
export const operatorEvents = Object.keys(titles) as Event[];
