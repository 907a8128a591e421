import type { Catalogue } from '../en/index.ts';

export const help: Catalogue['help'] = {
  title: 'Aide',
  back: 'Tous les tickets',
  open: 'Ouvrir le ticket',
  opened: 'Votre ticket est ouvert. Nous vous répondrons ici.',
  promise:
    'L’assistance répond en %{high} (haute), %{medium} (moyenne) ou %{low} (basse) heures ouvrées : du lundi au vendredi, de %{from} à %{to} %{zone}.',
  reopen: 'Rouvrir le ticket',
  reopened: 'Le ticket est de nouveau ouvert.',
  closed: 'Ce ticket est clos. Si vous avez encore besoin de nous, ouvrez-en un autre.',
  resolved: 'Nous pensons que c’est résolu. Sinon, répondez : cela rouvre le ticket.',
  close: {
    button: 'Clore le ticket',
    title: 'Clore ce ticket ?',
    text: 'On n’écrit plus dans un ticket clos. Vous pourrez encore le noter.',
    done: 'Le ticket est clos.',
  },
  reply: {
    label: 'Votre réponse',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse a été envoyée.',
  },
  rate: {
    title: 'Êtes-vous satisfait ?',
    stars: '%{smart_count} étoile |||| %{smart_count} étoiles',
    none: 'Sans note',
    done: 'Merci pour votre note.',
  },
};
