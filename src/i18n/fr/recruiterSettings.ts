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
      LinkedIn: 'Candidatures nouvelles et retirées, envoyées au webhook configuré pour LinkedIn',
      Indeed: 'Candidatures nouvelles et retirées, envoyées au webhook configuré pour Indeed',
      Glassdoor: 'Candidatures nouvelles et retirées, envoyées au webhook configuré pour Glassdoor',
      Slack: 'Candidatures nouvelles et retirées dans le canal de votre choix',
      'Microsoft Teams': 'Candidatures nouvelles et retirées dans le canal d’une équipe',
    },
    lead: 'Collez l’URL d’un webhook qui transmet les messages à %{name}. Nous y envoyons les nouveautés sur les candidatures et votre formule.',
  },
};
