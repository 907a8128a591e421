import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Anbieter',
  title: 'Anbieter-Dashboard',
  menu: {
    dashboard: 'Dashboard',
    employees: 'Verfügbare Fachkräfte',
    requests: 'Recruiter-Anfragen',
    analytics: 'Analysen',
    contracts: 'Verträge',
    settings: 'Firmeneinstellungen',
  },
};
