export const platformSettings = {
  tabs: {
    label: 'Platform settings sections',
    general: 'General Settings',
    features: 'Feature Toggles',
    integrations: 'Integrations',
    maintenance: 'Notifications & Maintenance',
  },
  save: 'Save Changes',
  saved: 'Settings saved',
  toggled: 'Feature %{name} toggled successfully!',
  version: 'Platform version %{version}',
  off: {
    feature: '%{name} is turned off on this platform.',
    range: 'Analytics are limited to the last 30 days on this platform.',
    security:
      'New two-factor setups and IP restrictions are turned off on this platform. Existing ones stay active.',
  },
  general: {
    timezone: {
      label: 'Timezone',
      about: 'Dates and times use this time zone.',
    },
    language: {
      label: 'Language',
      about: 'Used when someone has not chosen a language.',
      open: 'Browser language',
    },
    dateFormat: {
      label: 'Date Format',
      about: 'Dates use this format on every screen.',
      open: 'Default for each language',
    },
    currency: {
      label: 'Currency',
      about: 'Default for new amounts. Existing amounts do not change.',
    },
    maxFileSize: {
      label: 'Max File Size',
      about: 'Applies to contracts and uploaded documents.',
    },
    sessionTimeout: {
      label: 'Session Timeout',
      about: 'Signs people out after this much inactivity.',
    },
  },
  options: {
    UTC: 'UTC',
    EST: 'EST (New York)',
    PST: 'PST (Los Angeles)',
    GMT: 'GMT (London)',
    English: 'English',
    Spanish: 'Spanish',
    French: 'French',
    German: 'German',
    '5MB': '5MB',
    '10MB': '10MB',
    '25MB': '25MB',
    '50MB': '50MB',
    '4 hours': '4 hours',
    '8 hours': '8 hours',
    '24 hours': '24 hours',
    '7 days': '7 days',
  },
  category: 'Category: %{category}',
  categories: {
    Analytics: 'Analytics',
    Matching: 'Matching',
    Interface: 'Interface',
    Security: 'Security',
    Communication: 'Communication',
  },
  features: {
    advancedAnalytics: {
      name: 'Advanced Analytics',
      about: 'Shows analytics beyond the last 30 days.',
    },
    aiRecommendations: {
      name: 'AI Recommendations',
      about: 'Ranks candidates in Smart Recommendations. Match scores elsewhere are not affected.',
    },
    multiLanguage: {
      name: 'Multi-language Support',
      about: 'Offers the site and consoles in Spanish, French and German. When off, everyone sees English.',
    },
    advancedSecurity: {
      name: 'Advanced Security',
      about:
        'Lets people set up two-factor authentication and IP restrictions. When off, existing ones stay active.',
    },
    rateLimiting: {
      name: 'API Rate Limiting',
      about:
        'Limits each account to 3,000 requests a minute, 120 of them for match scores. Sign-ins are always limited.',
    },
    realTime: {
      name: 'Real-time Notifications',
      about:
        'Updates the inbox, activity, boards and conversations automatically. When off, they update when opened.',
    },
  },
};
