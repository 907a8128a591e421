export const platformSettings = {
  tabs: {
    label: 'Parties des réglages de la plateforme',
    general: 'Réglages généraux',
    features: 'Fonctions activables',
    integrations: 'Intégrations',
    upkeep: 'Notifications et maintenance',
  },
  save: 'Enregistrer les modifications',
};
