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
      LinkedIn: 'Signale les nouvelles candidatures aux outils de votre page d’entreprise',
      Indeed: 'Signale les nouvelles candidatures à votre compte du site d’emploi',
      Glassdoor: 'Signale les nouvelles candidatures à votre profil d’employeur',
      Slack: 'Candidatures nouvelles et retirées dans le canal de votre choix',
      'Microsoft Teams': 'Candidatures nouvelles et retirées dans le canal d’une équipe',
    },
    lead: 'Collez l’adresse qui reçoit les nouvelles pour %{name} : un webhook entrant d’une messagerie ou de votre propre connexion à un site. Les nouvelles sur les candidatures et votre formule y seront envoyées.',
  },
};
