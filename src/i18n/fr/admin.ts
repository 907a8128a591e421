import type { Catalogue } from '../en/index.ts';

export const admin: Catalogue['admin'] = {
  name: 'Plateforme',
  title: 'Administration de la plateforme',
  groups: {
    overview: 'Vue d’ensemble',
    users: 'Gestion des utilisateurs',
    operations: 'Exploitation de la plateforme',
    administration: 'Administration',
  },
  menu: {
    dashboard: 'Tableau de bord de la plateforme',
    providers: 'Sociétés prestataires',
    recruiters: 'Sociétés recruteuses',
    users: 'Utilisateurs individuels',
    analytics: 'Analyses de la plateforme',
    reports: 'Rapports et analyses',
    support: 'Tickets de support',
    settings: 'Paramètres de la plateforme',
    security: 'Sécurité et conformité',
    billing: 'Facturation et abonnements',
    allData: 'Toutes les données',
  },
  dataGroups: {
    market: 'Marché',
    people: 'Utilisateurs et messages',
    support: 'Support et rapports',
    billing: 'Facturation',
    security: 'Sécurité et paramètres',
  },
};
