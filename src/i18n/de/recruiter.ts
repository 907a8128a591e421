import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Recruiter',
  title: 'Recruiter-Dashboard',
  menu: {
    dashboard: 'Dashboard',
    talentPool: 'Talent-Pool',
    recommendations: 'Smarte Empfehlungen',
    pipeline: 'Recruiting-Pipeline',
    jobs: 'Stellenanzeigen',
    analytics: 'Analysen',
    settings: 'Einstellungen',
  },
};
