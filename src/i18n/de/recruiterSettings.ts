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
      LinkedIn:
        'Neue und zurückgezogene Bewerbungen, gesendet an einen Webhook, den Sie für LinkedIn einrichten',
      Indeed: 'Neue und zurückgezogene Bewerbungen, gesendet an einen Webhook, den Sie für Indeed einrichten',
      Glassdoor:
        'Neue und zurückgezogene Bewerbungen, gesendet an einen Webhook, den Sie für Glassdoor einrichten',
      Slack: 'Neue und zurückgezogene Bewerbungen in einem Kanal Ihrer Wahl',
      'Microsoft Teams': 'Neue und zurückgezogene Bewerbungen in einem Teamkanal',
    },
    lead: 'Fügen Sie die URL eines Webhooks ein, der Nachrichten an %{name} weiterleitet. Dorthin senden wir Neuigkeiten zu Bewerbungen und Ihrem Tarif.',
  },
};
