import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Prestataire',
  title: 'Console du prestataire',
  menu: {
    dashboard: 'Tableau de bord',
    employees: 'Profils disponibles',
    requests: 'Demandes de recruteurs',
    analytics: 'Analyses',
    contracts: 'Contrats',
    settings: 'Réglages de la société',
  },
  coming: {
    dashboard:
      'Des tuiles pour les profils disponibles, les demandes en cours, les missions et le revenu du mois, des actions rapides et la dernière activité.',
    employees:
      'Vos personnes en intercontrat, avec leurs compétences, tarifs et disponibilités : ajoutez-les, modifiez-les et retirez-les ici.',
    requests: 'Les demandes que les recruteurs vous ont envoyées, à consulter et auxquelles répondre.',
    contracts:
      'Vos contrats avec leur valeur et leur avancement, les modèles, et les formulaires pour les rédiger et les modifier.',
  },
};
