import type { Catalogue } from '../en/index.ts';

export const payments: Catalogue['payments'] = {
  none: 'Es ist noch keine Zahlungsart hinterlegt.',
  update: 'Zahlungsart ändern',
  updated: 'Die Zahlungsart ist geändert.',
  lead: 'Wir bewahren nur auf, was eine Zahlungsart von einer anderen unterscheidet. Geben Sie nie die ganze Nummer einer Karte oder eines Kontos ein.',
  save: 'Änderungen speichern',
  line: {
    'Credit Card': '%{brand}, endet auf %{last4}, gültig bis %{expiry}',
    'Bank Transfer': '%{bank}, Konto %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Die letzten vier Ziffern, nicht mehr',
    expiry: 'Monat und Jahr, etwa 09/28',
    account: 'Die letzten vier Ziffern, etwa ••••0417',
  },
  add: 'Zahlungsart hinzufügen',
  replace: 'Ersetzen',
  replaceNamed: '%{id} ersetzen',
  details: 'Einzelheiten',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
