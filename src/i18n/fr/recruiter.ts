import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Recruteur',
  title: 'Console du recruteur',
  menu: {
    dashboard: 'Tableau de bord',
    talentPool: 'Vivier de talents',
    recommendations: 'Recommandations',
    pipeline: 'Parcours de recrutement',
    jobs: 'Offres d’emploi',
    analytics: 'Analyses',
    settings: 'Réglages',
  },
};
