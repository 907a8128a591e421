import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Mitglied seit',
  placements: 'Vermittlungen insgesamt',
  notificationsNote: 'Sie können diese Einstellungen jederzeit ändern. Änderungen gelten sofort.',
  billingInformation: 'Abrechnungsdaten',
  integrations: {
    status: {
      Connected: 'Verbunden',
      Pending: 'Ausstehend',
      'Not Connected': 'Nicht verbunden',
    },
    about: {
      LinkedIn: 'Neue und zurückgezogene Bewerbungen an Ihren Webhook für LinkedIn senden',
      Indeed: 'Neue und zurückgezogene Bewerbungen an Ihren Webhook für Indeed senden',
      Glassdoor: 'Neue und zurückgezogene Bewerbungen an Ihren Webhook für Glassdoor senden',
      Slack: 'Neue und zurückgezogene Bewerbungen in einem Slack-Kanal erhalten',
      'Microsoft Teams': 'Neue und zurückgezogene Bewerbungen in einem Teams-Kanal erhalten',
    },
    lead: 'Fügen Sie die URL eines Webhooks ein, der Nachrichten an %{name} weiterleitet. Dorthin senden wir Neuigkeiten zu Bewerbungen und Ihrem Tarif.',
  },
};
