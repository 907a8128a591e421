import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We will keep trying.':
    'Der Zahlungsdienst hat noch nicht geantwortet. Wir versuchen es weiter.',
  'The payment service is not responding. We will try again.':
    'Der Zahlungsdienst antwortet nicht. Wir versuchen es erneut.',
  'The card was declined': 'Die Karte wurde abgelehnt',
  'The card has insufficient funds': 'Die Karte ist nicht ausreichend gedeckt',
  'The card has expired': 'Die Karte ist abgelaufen',
  'The payment service could not be reached': 'Der Zahlungsdienst war nicht erreichbar',
  'The transfer was sent back by the bank': 'Die Bank hat die Überweisung zurückgewiesen',
  'The account could not be charged': 'Das Konto konnte nicht belastet werden',
  'No Credit Card is on file': 'Keine Kreditkarte hinterlegt',
  'No PayPal is on file': 'Kein PayPal-Konto hinterlegt',
  'Nothing is owed on this invoice': 'Auf dieser Rechnung ist nichts offen',
};
