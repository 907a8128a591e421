import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We will keep trying.':
    'Le service de paiement n’a pas encore répondu. Nous continuons d’essayer.',
  'The payment service is not responding. We will try again.':
    'Le service de paiement ne répond pas. Nous allons réessayer.',
  'The card was declined': 'La carte a été refusée',
  'The card has insufficient funds': 'Le solde de la carte est insuffisant',
  'The card has expired': 'La carte a expiré',
  'The payment service could not be reached': 'Le service de paiement est injoignable',
  'The transfer was sent back by the bank': 'La banque a rejeté le virement',
  'The account could not be charged': 'Le compte n’a pas pu être débité',
  'No Credit Card is on file': 'Aucune carte de crédit enregistrée',
  'No PayPal is on file': 'Aucun compte PayPal enregistré',
  'Nothing is owed on this invoice': 'Il n’y a rien à payer sur cette facture',
};
