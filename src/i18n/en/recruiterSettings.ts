export const recruiterSettings = {
  memberSince: 'Member since',
  placements: 'Total Placements',
  noticesNote: 'Preferences can be customised at any time. Changes apply immediately.',
  billingInformation: 'Billing information',
  integrations: {
    status: {
      Connected: 'Connected',
      Pending: 'Pending',
      'Not Connected': 'Not Connected',
    },
    about: {
      LinkedIn:
        'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for LinkedIn',
      Indeed: 'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Indeed',
      Glassdoor:
        'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Glassdoor',
      Slack: 'New and withdrawn applications in a channel of your choice',
      'Microsoft Teams': 'New and withdrawn applications in a team’s channel',
    },
    lead: 'Paste the address that takes the news for %{name}: an incoming webhook of a chat, or of your own connector to a site. News about applications and your plan will be sent there.',
  },
};
