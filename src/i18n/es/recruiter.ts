import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Reclutador',
  title: 'Panel del reclutador',
  menu: {
    dashboard: 'Panel',
    talentPool: 'Bolsa de talento',
    recommendations: 'Recomendaciones inteligentes',
    pipeline: 'Pipeline de selección',
    jobs: 'Ofertas de empleo',
    analytics: 'Análisis',
    settings: 'Configuración',
  },
};
