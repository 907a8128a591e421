import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'Todavía no hay ningún método de pago.',
  update: 'Actualizar el pago',
  updated: 'El método de pago está actualizado.',
  lead: 'Solo guardamos lo que distingue un método de pago de otro. No escriba nunca el número completo de una tarjeta o de una cuenta.',
  save: 'Guardar los cambios',
  line: {
    'Credit Card': '%{brand} terminada en %{last4}, válida hasta %{expiry}',
    'Bank Transfer': '%{bank}, cuenta %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Las últimas cuatro cifras, nada más',
    expiry: 'Mes y año, como 09/28',
    account: 'Las últimas cuatro cifras, como ••••0417',
  },
  add: 'Añadir método de pago',
  replace: 'Sustituir',
  replaceNamed: 'Sustituir %{id}',
  details: 'Detalles',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
