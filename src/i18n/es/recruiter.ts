import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Reclutador',
  title: 'Panel del reclutador',
  menu: {
    dashboard: 'Panel',
    talentPool: 'Bolsa de talento',
    recommendations: 'Recomendaciones inteligentes',
    pipeline: 'Proceso de selección',
    jobs: 'Ofertas de empleo',
    analytics: 'Análisis',
    settings: 'Ajustes',
  },
  coming: {
    dashboard:
      'Tarjetas con ofertas activas, candidatos, entrevistas, colocaciones, tasa de respuesta y tiempo de contratación, con acciones rápidas y perspectivas.',
    talentPool:
      'Todas las personas libres ahora mismo, con búsqueda por nombre, puesto y competencia, y filtros de experiencia, lugar y disponibilidad.',
    recommendations:
      'Describa a la persona que necesita y vea quién encaja mejor, con una puntuación y sus motivos.',
    pipeline:
      'Sus candidatos en cinco etapas, de la búsqueda a la contratación, que se mueven arrastrando, con el teclado o desde el menú.',
    jobs: 'Sus ofertas de empleo con candidaturas y visitas, y los formularios para publicarlas, editarlas y cerrarlas.',
  },
};
