export const platformSettings = {
  tabs: {
    label: 'Parts of the platform settings',
    general: 'General Settings',
    features: 'Feature Toggles',
    integrations: 'Integrations',
    upkeep: 'Notifications & Maintenance',
  },
  save: 'Save Changes',
  saved: 'The settings are saved. Every screen goes by them within seconds.',
  toggled: 'Feature %{name} toggled successfully!',
  version: 'Platform version %{version}',
  off: {
    feature: 'The operator of this platform has switched this off: %{name}.',
    range: 'The operator of this platform lets analytics look back 30 days at most.',
    security:
      'The operator of this platform lets no further second factor and no further list of addresses be set up. What is set up keeps guarding.',
  },
  general: {
    timezone: {
      label: 'Timezone',
      about: 'Moments are written, and taken in forms, by these clocks on every screen.',
    },
    language: {
      label: 'Language',
      about: 'Of people and visitors who have chosen none.',
      open: 'The browser’s own',
    },
    dateFormat: {
      label: 'Date Format',
      about: 'Days are written like this on every screen.',
      open: 'As each language writes it',
    },
    currency: {
      label: 'Currency',
      about: 'New amounts begin with it. Amounts that are stored stay as they are.',
    },
    maxFileSize: {
      label: 'Max File Size',
      about: 'Of contracts and papers that somebody hands in. Photos have a smaller limit of their own.',
    },
    sessionTimeout: {
      label: 'Session Timeout',
      about: 'A session that nobody uses for so long ends, also one that is open already.',
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
      about: 'Analytics that look back further than 30 days. Off: they are neither offered nor answered.',
    },
    aiRecommendations: {
      name: 'AI Recommendations',
      about:
        'Ranked candidates with reasons in Smart Recommendations. Off: the page says so, and no search is answered. Scores on cards stay.',
    },
    multiLanguage: {
      name: 'Multi-language Support',
      about: 'Site and consoles in Spanish, French and German beside English. Off: everybody reads English.',
    },
    advancedSecurity: {
      name: 'Advanced Security',
      about:
        'Lets people set up a second factor, and companies a list of addresses. Off: nobody sets up another one; those there are keep guarding.',
    },
    rateLimiting: {
      name: 'API Rate Limiting',
      about:
        'At most 3000 requests a minute of one account, and 120 of those that work out scores. Off: no such limit. Sign-ins stay limited.',
    },
    realTime: {
      name: 'Real-time Notifications',
      about:
        'The inbox, activities, boards and conversations look for news by themselves. Off: they do so when somebody opens them.',
    },
  },
};
