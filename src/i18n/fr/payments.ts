import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'Aucun moyen de paiement n’est enregistré.',
  update: 'Mettre à jour le paiement',
  updated: 'Le moyen de paiement est mis à jour.',
  lead: 'Nous ne conservons que ce qui distingue un moyen de paiement d’un autre. Ne saisissez jamais le numéro entier d’une carte ou d’un compte.',
  save: 'Enregistrer les modifications',
  line: {
    'Credit Card': '%{brand} se terminant par %{last4}, valable jusqu’au %{expiry}',
    'Bank Transfer': '%{bank}, compte %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Les quatre derniers chiffres, rien de plus',
    expiry: 'Mois et année, par exemple 09/28',
    account: 'Les quatre derniers chiffres, par exemple ••••0417',
  },
  add: 'Ajouter un moyen de paiement',
  replace: 'Remplacer',
  replaceNamed: 'Remplacer %{id}',
  details: 'Détails',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
