import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Parties des réglages de la plateforme',
    general: 'Réglages généraux',
    features: 'Fonctions activables',
    integrations: 'Intégrations',
    upkeep: 'Notifications et maintenance',
  },
  save: 'Enregistrer les modifications',
  saved: 'Les réglages sont enregistrés. Tous les écrans les suivent en quelques secondes.',
  toggled: 'Fonction %{name} modifiée avec succès !',
  version: 'Version de la plateforme : %{version}',
  off: {
    feature: 'L’opérateur de cette plateforme a désactivé ceci : %{name}.',
    range: 'L’opérateur de cette plateforme limite les analyses aux 30 derniers jours.',
    security:
      'L’opérateur de cette plateforme ne permet plus de configurer de second facteur ni de liste d’adresses. Ce qui existe continue de protéger.',
  },
  general: {
    timezone: {
      label: 'Fuseau horaire',
      about: 'Les moments sont écrits d’après ces horloges sur tous les écrans et dans les formulaires.',
    },
    language: {
      label: 'Langue',
      about: 'Celle des personnes et des visiteurs qui n’en ont choisi aucune.',
      open: 'Celle du navigateur',
    },
    dateFormat: {
      label: 'Format de date',
      about: 'Les jours sont écrits ainsi sur tous les écrans.',
      open: 'Selon l’usage de chaque langue',
    },
    currency: {
      label: 'Devise',
      about: 'Les nouveaux montants commencent avec elle. Les montants enregistrés restent tels quels.',
    },
    maxFileSize: {
      label: 'Taille maximale des fichiers',
      about: 'Celle des contrats et des pièces remis. Les photos ont leur propre limite, plus petite.',
    },
    sessionTimeout: {
      label: 'Durée de session',
      about: 'Une session que personne n’utilise pendant ce temps se termine, même si elle est déjà ouverte.',
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
  category: 'Catégorie : %{category}',
  categories: {
    Analytics: 'Analyse',
    Matching: 'Mise en relation',
    Interface: 'Interface',
    Security: 'Sécurité',
    Communication: 'Communication',
  },
  features: {
    advancedAnalytics: {
      name: 'Analyses avancées',
      about:
        'Les analyses qui remontent à plus de 30 jours. Désactivé : elles ne sont ni proposées ni rendues.',
    },
    aiRecommendations: {
      name: 'Recommandations par IA',
      about:
        'Candidats classés et motivés dans les recommandations intelligentes. Désactivé : la page le dit et aucune recherche n’aboutit. Les scores des cartes restent.',
    },
    multiLanguage: {
      name: 'Plusieurs langues',
      about:
        'Site et consoles en espagnol, français et allemand en plus de l’anglais. Désactivé : tout le monde lit l’anglais.',
    },
    advancedSecurity: {
      name: 'Sécurité avancée',
      about:
        'Permet aux personnes de configurer un second facteur et aux entreprises une liste d’adresses. Désactivé : personne n’en configure d’autre ; ce qui existe continue de protéger.',
    },
    rateLimiting: {
      name: 'Limite de l’API',
      about:
        'Au plus 3000 requêtes par minute et par compte, dont 120 qui calculent des scores. Désactivé : aucune limite de ce genre. Les connexions restent limitées.',
    },
    realTime: {
      name: 'Notifications en temps réel',
      about:
        'La boîte de réception, les activités, les tableaux et les conversations cherchent d’eux-mêmes les nouveautés. Désactivé : à leur ouverture.',
    },
  },
};
