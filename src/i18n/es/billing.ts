import type { Catalogue } from '../en/index.ts';

export const billing: Catalogue['billing'] = {
  title: 'Facturación y suscripciones',
  tabs: {
    label: 'Partes de la facturación',
    overview: 'Resumen de facturación',
    plans: 'Planes de suscripción',
    transactions: 'Transacciones',
    invoices: 'Facturas',
    paymentMethods: 'Métodos de pago',
  },
};
