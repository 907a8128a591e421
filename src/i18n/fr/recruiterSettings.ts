import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Membre depuis',
  placements: 'Total des placements',
  notificationsNote:
    'Vous pouvez modifier ces préférences à tout moment. Les changements s’appliquent immédiatement.',
  billingInformation: 'Informations de facturation',
  integrations: {
    status: {
      Connected: 'Connecté',
      Pending: 'En attente',
      'Not Connected': 'Non connecté',
    },
    about: {
      LinkedIn: 'Envoyez les candidatures nouvelles et retirées à votre webhook pour LinkedIn',
      Indeed: 'Envoyez les candidatures nouvelles et retirées à votre webhook pour Indeed',
      Glassdoor: 'Envoyez les candidatures nouvelles et retirées à votre webhook pour Glassdoor',
      Slack: 'Recevez les candidatures nouvelles et retirées dans un canal Slack',
      'Microsoft Teams': 'Recevez les candidatures nouvelles et retirées dans un canal Teams',
    },
    lead: 'Collez l’URL d’un webhook qui transmet les messages à %{name}. Nous y envoyons les nouveautés sur les candidatures et votre formule.',
  },
};
