import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Mitglied seit',
  placements: 'Vermittlungen insgesamt',
  noticesNote: 'Die Einstellungen lassen sich jederzeit anpassen. Änderungen gelten sofort.',
  billingInformation: 'Zahlungsdaten',
  integrations: {
    status: {
      Connected: 'Verbunden',
      Pending: 'Ausstehend',
      'Not Connected': 'Nicht verbunden',
    },
    about: {
      LinkedIn:
        'Sendet neue und zurückgezogene Bewerbungen als signiertes JSON an eine Webhook-URL, die Sie für LinkedIn einrichten',
      Indeed:
        'Sendet neue und zurückgezogene Bewerbungen als signiertes JSON an eine Webhook-URL, die Sie für Indeed einrichten',
      Glassdoor:
        'Sendet neue und zurückgezogene Bewerbungen als signiertes JSON an eine Webhook-URL, die Sie für Glassdoor einrichten',
      Slack: 'Neue und zurückgezogene Bewerbungen in einem Kanal Ihrer Wahl',
      'Microsoft Teams': 'Neue und zurückgezogene Bewerbungen im Kanal eines Teams',
    },
    lead: 'Fügen Sie die Adresse ein, die Neuigkeiten für %{name} annimmt: einen eingehenden Webhook eines Chats oder Ihrer eigenen Anbindung an eine Website. Dorthin gehen Neuigkeiten über Bewerbungen und Ihren Tarif.',
  },
};
