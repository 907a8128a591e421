export const platformSettings = {
  tabs: {
    label: 'Parts of the platform settings',
    general: 'General Settings',
    features: 'Feature Toggles',
    integrations: 'Integrations',
    upkeep: 'Notifications & Maintenance',
  },
  save: 'Save Changes',
};
