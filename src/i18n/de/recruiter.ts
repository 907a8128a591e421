import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Recruiter',
  title: 'Recruiter-Konsole',
  menu: {
    dashboard: 'Übersicht',
    talentPool: 'Talentpool',
    recommendations: 'Passende Empfehlungen',
    pipeline: 'Recruiting-Pipeline',
    jobs: 'Stellenanzeigen',
    analytics: 'Analysen',
    settings: 'Einstellungen',
  },
};
