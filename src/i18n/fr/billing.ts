import type { Catalogue } from '../en/index.ts';

export const billing: Catalogue['billing'] = {
  title: 'Facturation et abonnements',
  tabs: {
    label: 'Parties de la facturation',
    overview: 'Aperçu de la facturation',
    plans: 'Formules d’abonnement',
    transactions: 'Transactions',
    invoices: 'Factures',
    paymentMethods: 'Moyens de paiement',
  },
};
