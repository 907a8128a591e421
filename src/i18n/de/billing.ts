import type { Catalogue } from '../en/index.ts';

export const billing: Catalogue['billing'] = {
  title: 'Abrechnung & Abonnements',
  tabs: {
    label: 'Teile der Abrechnung',
    overview: 'Überblick',
    plans: 'Tarife',
    transactions: 'Transaktionen',
    invoices: 'Rechnungen',
    paymentMethods: 'Zahlungsarten',
  },
};
