import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Prestataire',
  title: 'Tableau de bord du prestataire',
  menu: {
    dashboard: 'Tableau de bord',
    employees: 'Profils disponibles',
    requests: 'Demandes de recruteurs',
    analytics: 'Analyses',
    contracts: 'Contrats',
    settings: 'Paramètres de la société',
  },
};
