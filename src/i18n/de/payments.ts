import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'Keine Zahlungsart hinterlegt.',
  update: 'Zahlungsart ändern',
  updated: 'Zahlungsart aktualisiert',
  added: 'Zahlungsart hinzugefügt',
  lead: 'Wir speichern nur die letzten Ziffern. Geben Sie nie eine vollständige Karten- oder Kontonummer ein.',
  save: 'Änderungen speichern',
  line: {
    'Credit Card': '%{brand}, endet auf %{last4}, gültig bis %{expiry}',
    'Bank Transfer': '%{bank}, Konto %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Nur die letzten vier Ziffern',
    expiry: 'Monat und Jahr, etwa 09/28',
    account: 'Letzte vier Ziffern, etwa ••••0417',
  },
  add: 'Zahlungsart hinzufügen',
  replace: 'Ersetzen',
  replaceTitle: 'Zahlungsart ersetzen',
  replaceNamed: '%{id} ersetzen',
  details: 'Details',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
