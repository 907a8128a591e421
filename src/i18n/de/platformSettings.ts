export const platformSettings = {
  tabs: {
    label: 'Teile der Plattformeinstellungen',
    general: 'Allgemeine Einstellungen',
    features: 'Funktionsschalter',
    integrations: 'Integrationen',
    upkeep: 'Benachrichtigungen & Wartung',
  },
  save: 'Änderungen speichern',
};
