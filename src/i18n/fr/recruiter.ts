import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Recruteur',
  title: 'Tableau de bord du recruteur',
  menu: {
    dashboard: 'Tableau de bord',
    talentPool: 'Vivier de talents',
    recommendations: 'Recommandations intelligentes',
    pipeline: 'Pipeline de recrutement',
    jobs: 'Offres d’emploi',
    analytics: 'Analyses',
    settings: 'Paramètres',
  },
};
