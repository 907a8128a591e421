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
    dashboard: 'Plattform-Dashboard',
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
    people: 'Nutzer und Nachrichten',
    support: 'Support und Berichte',
    billing: 'Abrechnung',
    security: 'Sicherheit und Einstellungen',
  },
};
