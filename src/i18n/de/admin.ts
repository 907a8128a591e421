import type { Catalogue } from '../en/index.ts';

export const admin: Catalogue['admin'] = {
  name: 'Plattform',
  title: 'Plattformverwaltung',
  groups: {
    overview: 'Überblick',
    users: 'Nutzerverwaltung',
    operations: 'Plattformbetrieb',
    administration: 'Verwaltung',
  },
  menu: {
    dashboard: 'Plattformübersicht',
    providers: 'Anbieterfirmen',
    recruiters: 'Recruiting-Firmen',
    users: 'Einzelne Nutzer',
    analytics: 'Plattformanalysen',
    reports: 'Berichte & Einblicke',
    support: 'Support-Tickets',
    settings: 'Plattformeinstellungen',
    security: 'Sicherheit & Compliance',
    billing: 'Abrechnung & Abonnements',
    allData: 'Alle Daten',
  },
  dataGroups: {
    market: 'Markt',
    people: 'Personen und Nachrichten',
    support: 'Support und Berichte',
    billing: 'Abrechnung',
    security: 'Sicherheit und Einstellungen',
  },
  coming: {
    dashboard:
      'Zustand der Plattform, Kennzahlen, Entwicklungen, neueste Aktivitäten, führende Firmen und Systemmeldungen.',
    providers:
      'Anbieterfirmen mit Status, Verifizierung und Abonnement: zum Zulassen, Bearbeiten und Sperren.',
    recruiters:
      'Recruiting-Firmen mit ihren Vermittlungen und ihrer Erfolgsquote: zum Zulassen, Bearbeiten und Sperren.',
    users: 'Alle Personen mit Konto, ihre Rollen und Rechte sowie Anträge auf Verifizierung.',
    reports: 'Berichte nach Art, Zeitpläne und Vorlagen.',
    support:
      'Tickets mit Priorität, zuständiger Person und Antwortzeit, das Support-Team und seine Antwortvorlagen.',
    security: 'Sicherheitsbewertung, Zugriffskontrolle, Prüfprotokolle, Compliance und Umgang mit Vorfällen.',
    billing: 'Tarife, Abonnements, Transaktionen, Rechnungen und Zahlungsarten.',
  },
};
