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
};
