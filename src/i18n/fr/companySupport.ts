import type { Catalogue } from '../en/index.ts';

export const companySupport: Catalogue['companySupport'] = {
  title: 'Aide',
  back: 'Tous les tickets',
  open: 'Ouvrir un ticket',
  opened: 'Ticket ouvert. Nous vous répondrons ici.',
  promise:
    'Nous répondons sous %{high} (haute), %{medium} (moyenne) ou %{low} (basse) heures ouvrées, du lundi au vendredi, de %{from} à %{to} %{zone}.',
  reopen: 'Rouvrir le ticket',
  reopened: 'Ticket rouvert',
  closed: 'Ce ticket est clos. Si vous avez encore besoin d’aide, ouvrez-en un nouveau.',
  resolved: 'Nous pensons que le problème est résolu. Sinon, répondez pour rouvrir le ticket.',
  close: {
    button: 'Clore le ticket',
    title: 'Clore ce ticket ?',
    text: 'Vous ne pourrez plus répondre à ce ticket, mais vous pourrez encore le noter.',
    done: 'Ticket clos',
  },
  reply: {
    label: 'Votre réponse',
    send: 'Envoyer la réponse',
    sent: 'Réponse envoyée',
  },
  rate: {
    title: 'Êtes-vous satisfait de notre aide ?',
    stars: '%{smart_count} étoile |||| %{smart_count} étoiles',
    none: 'Pas encore noté',
    done: 'Merci pour votre évaluation.',
  },
};
