import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Membre depuis',
  placements: 'Placements au total',
  noticesNote:
    'Les préférences peuvent être personnalisées à tout moment. Les changements s’appliquent aussitôt.',
  billingInformation: 'Informations de facturation',
  integrations: {
    status: {
      Connected: 'Connecté',
      Pending: 'En attente',
      'Not Connected': 'Non connecté',
    },
    about: {
      LinkedIn:
        'Envoie les candidatures nouvelles et retirées en JSON signé à l’URL de webhook que vous configurez pour LinkedIn',
      Indeed:
        'Envoie les candidatures nouvelles et retirées en JSON signé à l’URL de webhook que vous configurez pour Indeed',
      Glassdoor:
        'Envoie les candidatures nouvelles et retirées en JSON signé à l’URL de webhook que vous configurez pour Glassdoor',
      Slack: 'Candidatures nouvelles et retirées dans le canal de votre choix',
      'Microsoft Teams': 'Candidatures nouvelles et retirées dans le canal d’une équipe',
    },
    lead: 'Collez l’adresse qui reçoit les nouvelles pour %{name} : un webhook entrant d’une messagerie ou de votre propre connexion à un site. Les nouvelles sur les candidatures et votre formule y seront envoyées.',
  },
};
