import type { Catalogue } from '../en/index.ts';

export const admin: Catalogue['admin'] = {
  name: 'Plateforme',
  title: 'Administration de la plateforme',
  groups: {
    overview: 'Vue d’ensemble',
    users: 'Gestion des utilisateurs',
    operations: 'Exploitation',
    administration: 'Administration',
  },
  menu: {
    dashboard: 'Tableau de bord',
    providers: 'Sociétés prestataires',
    recruiters: 'Sociétés recruteuses',
    users: 'Utilisateurs',
    analytics: 'Analyses de la plateforme',
    reports: 'Rapports et tendances',
    support: 'Tickets d’assistance',
    settings: 'Réglages de la plateforme',
    security: 'Sécurité et conformité',
    billing: 'Facturation et abonnements',
    allData: 'Toutes les données',
  },
  dataGroups: {
    market: 'Marché',
    people: 'Personnes et messages',
    support: 'Assistance et rapports',
    billing: 'Facturation',
    security: 'Sécurité et réglages',
  },
  coming: {
    dashboard:
      'État de la plateforme, chiffres clés, tendances, activité récente, principales sociétés et alertes du système.',
    providers:
      'Les sociétés prestataires avec leur état, leur vérification et leur abonnement, pour les admettre, les modifier et les suspendre.',
    recruiters:
      'Les sociétés recruteuses avec leurs placements et leur taux de réussite, pour les admettre, les modifier et les suspendre.',
    users: 'Toutes les personnes qui ont un compte, leurs rôles et droits, et les demandes de vérification.',
    reports: 'Rapports par type, planifications et modèles.',
    support:
      'Les tickets avec priorité, responsable et délai de réponse, l’équipe d’assistance et ses modèles de réponse.',
    security: 'Niveau de sécurité, contrôle d’accès, journaux d’audit, conformité et réponse aux incidents.',
    billing: 'Formules, abonnements, transactions, factures et moyens de paiement.',
  },
};
