import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'No hay ningún método de pago registrado.',
  update: 'Actualizar método de pago',
  updated: 'Método de pago actualizado',
  added: 'Método de pago añadido',
  lead: 'Solo guardamos las últimas cifras. No introduzca nunca el número completo de una tarjeta o cuenta.',
  save: 'Guardar los cambios',
  line: {
    'Credit Card': '%{brand} terminada en %{last4}, válida hasta %{expiry}',
    'Bank Transfer': '%{bank}, cuenta %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Solo las cuatro últimas cifras',
    expiry: 'Mes y año, por ejemplo 09/28',
    account: 'Cuatro últimas cifras, por ejemplo ••••0417',
  },
  add: 'Añadir método de pago',
  replace: 'Sustituir',
  replaceTitle: 'Sustituir método de pago',
  replaceNamed: 'Sustituir %{id}',
  details: 'Detalles',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
