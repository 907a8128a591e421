import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We keep trying.':
    'Der Zahlungsdienst ist gefragt und hat noch nicht geantwortet. Er wird gefragt, bis er antwortet.',
  'The payment service is not responding. We will try again.':
    'Der Zahlungsdienst antwortet nicht. Er wird noch einmal gefragt.',
  'The card was declined': 'Die Karte wurde abgelehnt',
  'The card has insufficient funds': 'Die Karte ist nicht gedeckt',
  'The card has expired': 'Die Karte ist abgelaufen',
  'The payment service could not be reached': 'Der Zahlungsdienst war nicht zu erreichen',
  'The transfer was sent back by the bank': 'Die Bank hat die Überweisung zurückgegeben',
  'The account could not be charged': 'Das Konto konnte nicht belastet werden',
  'No Credit Card is on file': 'Es ist keine Kreditkarte hinterlegt',
  'No PayPal is on file': 'Es ist kein PayPal hinterlegt',
  'Nothing is owed on this invoice': 'Auf diese Rechnung ist nichts mehr zu zahlen',
};
