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
  coming: {
    dashboard:
      'Des tuiles pour les offres actives, les candidats, les entretiens, les placements, le taux de réponse et le délai d’embauche, avec des actions rapides et des tendances.',
    talentPool:
      'Toutes les personnes libres en ce moment, avec recherche par nom, poste et compétence, et filtres par expérience, lieu et disponibilité.',
    recommendations:
      'Décrivez la personne qu’il vous faut et voyez qui convient le mieux, avec un score et ses raisons.',
    pipeline:
      'Vos candidats en cinq étapes, de la recherche à l’embauche, déplacés à la souris, au clavier ou par le menu.',
    jobs: 'Vos offres d’emploi avec candidatures et consultations, et les formulaires pour les publier, les modifier et les clore.',
  },
};
