export const recruiterSettings = {
  memberSince: 'Member since',
  placements: 'Total Placements',
  notificationsNote: 'Preferences can be customized at any time. Changes apply immediately.',
  billingInformation: 'Billing information',
  integrations: {
    status: {
      Connected: 'Connected',
      Pending: 'Pending',
      'Not Connected': 'Not Connected',
    },
    about: {
      LinkedIn: 'New and withdrawn applications, sent to a webhook you set up for LinkedIn',
      Indeed: 'New and withdrawn applications, sent to a webhook you set up for Indeed',
      Glassdoor: 'New and withdrawn applications, sent to a webhook you set up for Glassdoor',
      Slack: 'New and withdrawn applications in a channel of your choice',
      'Microsoft Teams': 'New and withdrawn applications in a team’s channel',
    },
    lead: 'Paste the URL of a webhook that forwards messages to %{name}. We send it updates about applications and your plan.',
  },
};
