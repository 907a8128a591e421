import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Anbieter',
  title: 'Anbieterkonsole',
  menu: {
    dashboard: 'Übersicht',
    employees: 'Verfügbare Fachkräfte',
    requests: 'Recruiter-Anfragen',
    analytics: 'Analysen',
    contracts: 'Verträge',
    settings: 'Firmeneinstellungen',
  },
  coming: {
    dashboard:
      'Kacheln für verfügbare Fachkräfte, offene Anfragen, Einsätze und Monatsumsatz, Schnellaktionen und die neuesten Aktivitäten.',
    employees:
      'Die Menschen auf Ihrer Bench mit Kenntnissen, Sätzen und Verfügbarkeit: hier hinzufügen, bearbeiten und entfernen.',
    requests: 'Die Anfragen, die Recruiter Ihnen geschickt haben: zum Ansehen und Beantworten.',
    contracts:
      'Ihre Verträge mit Wert und Fortschritt, Vorlagen und die Formulare, um sie aufzusetzen und zu bearbeiten.',
  },
};
