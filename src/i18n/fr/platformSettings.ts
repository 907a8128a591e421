import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Sections des paramètres de la plateforme',
    general: 'Paramètres généraux',
    features: 'Fonctionnalités',
    integrations: 'Intégrations',
    maintenance: 'Notifications et maintenance',
  },
  save: 'Enregistrer les modifications',
  saved: 'Paramètres enregistrés',
  toggled: 'Fonctionnalité %{name} modifiée avec succès !',
  version: 'Version de la plateforme : %{version}',
  off: {
    feature: '%{name} : désactivé sur cette plateforme.',
    range: 'Les analyses sont limitées aux 30 derniers jours sur cette plateforme.',
    security:
      'L’ajout d’authentification à deux facteurs et de restrictions IP est désactivé sur cette plateforme. L’existant reste actif.',
  },
  general: {
    timezone: {
      label: 'Fuseau horaire',
      about: 'Les dates et heures utilisent ce fuseau horaire.',
    },
    language: {
      label: 'Langue',
      about: 'Utilisée pour les personnes qui n’ont pas choisi de langue.',
      open: 'Langue du navigateur',
    },
    dateFormat: {
      label: 'Format de date',
      about: 'Les dates utilisent ce format sur tous les écrans.',
      open: 'Format par défaut de chaque langue',
    },
    currency: {
      label: 'Devise',
      about: 'Devise par défaut des nouveaux montants. Les montants existants ne changent pas.',
    },
    maxFileSize: {
      label: 'Taille maximale des fichiers',
      about: 'S’applique aux contrats et aux documents importés.',
    },
    sessionTimeout: {
      label: 'Expiration de session',
      about: 'Déconnecte les utilisateurs après cette durée d’inactivité.',
    },
  },
  options: {
    UTC: 'UTC',
    EST: 'EST (New York)',
    PST: 'PST (Los Angeles)',
    GMT: 'GMT (Londres)',
    English: 'Anglais',
    Spanish: 'Espagnol',
    French: 'Français',
    German: 'Allemand',
    '5MB': '5 Mo',
    '10MB': '10 Mo',
    '25MB': '25 Mo',
    '50MB': '50 Mo',
    '4 hours': '4 heures',
    '8 hours': '8 heures',
    '24 hours': '24 heures',
    '7 days': '7 jours',
  },
  category: 'Catégorie : %{category}',
  categories: {
    Analytics: 'Analyses',
    Matching: 'Mise en correspondance',
    Interface: 'Interface',
    Security: 'Sécurité',
    Communication: 'Communication',
  },
  features: {
    advancedAnalytics: {
      name: 'Analyses avancées',
      about: 'Affiche les analyses au-delà des 30 derniers jours.',
    },
    aiRecommendations: {
      name: 'Recommandations par IA',
      about:
        'Classe les candidats dans les recommandations intelligentes. Les scores affichés ailleurs ne changent pas.',
    },
    multiLanguage: {
      name: 'Prise en charge multilingue',
      about:
        'Propose le site et les consoles en espagnol, français et allemand. Si l’option est désactivée, tout s’affiche en anglais.',
    },
    advancedSecurity: {
      name: 'Sécurité avancée',
      about:
        'Permet de configurer l’authentification à deux facteurs et les restrictions IP. Si l’option est désactivée, celles déjà en place restent actives.',
    },
    rateLimiting: {
      name: 'Limitation du débit de l’API',
      about:
        'Limite chaque compte à 3 000 requêtes par minute, dont 120 pour les scores de correspondance. Les connexions sont toujours limitées.',
    },
    realTime: {
      name: 'Notifications en temps réel',
      about:
        'Actualise automatiquement la boîte de réception, l’activité, les tableaux et les conversations. Si l’option est désactivée, ils s’actualisent à l’ouverture.',
    },
  },
};
