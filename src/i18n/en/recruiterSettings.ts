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
      LinkedIn: 'Send new and withdrawn applications to your webhook for LinkedIn',
      Indeed: 'Send new and withdrawn applications to your webhook for Indeed',
      Glassdoor: 'Send new and withdrawn applications to your webhook for Glassdoor',
      Slack: 'Get new and withdrawn applications in a Slack channel',
      'Microsoft Teams': 'Get new and withdrawn applications in a Teams channel',
    },
    lead: 'Paste the URL of a webhook that forwards messages to %{name}. We send it updates about applications and your plan.',
  },
};
