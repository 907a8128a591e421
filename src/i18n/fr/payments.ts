import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'Aucun moyen de paiement enregistré.',
  update: 'Modifier le moyen de paiement',
  updated: 'Moyen de paiement mis à jour',
  added: 'Moyen de paiement ajouté',
  lead: 'Nous n’enregistrons que les derniers chiffres. Ne saisissez jamais un numéro de carte ou de compte complet.',
  save: 'Enregistrer les modifications',
  line: {
    'Credit Card': '%{brand} finissant par %{last4}, expire le %{expiry}',
    'Bank Transfer': '%{bank}, compte %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Les quatre derniers chiffres uniquement',
    expiry: 'Mois et année, par exemple 09/28',
    account: 'Quatre derniers chiffres, par exemple ••••0417',
  },
  add: 'Ajouter un moyen de paiement',
  replace: 'Remplacer',
  replaceTitle: 'Remplacer le moyen de paiement',
  replaceNamed: 'Remplacer %{id}',
  details: 'Détails',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
