import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We keep trying.':
    'Le service de paiement a été sollicité et n’a pas encore répondu. Il l’est jusqu’à ce qu’il réponde.',
  'The payment service is not responding. We will try again.':
    'Le service de paiement ne répond pas. Il est sollicité à nouveau.',
  'The card was declined': 'La carte a été refusée',
  'The card has insufficient funds': 'La carte n’est pas suffisamment approvisionnée',
  'The card has expired': 'La carte a expiré',
  'The payment service could not be reached': 'Le service de paiement est resté injoignable',
  'The transfer was sent back by the bank': 'La banque a renvoyé le virement',
  'The account could not be charged': 'Le compte n’a pas pu être débité',
  'No Credit Card is on file': 'Aucune carte de crédit n’est enregistrée',
  'No PayPal is on file': 'Aucun compte PayPal n’est enregistré',
  'Nothing is owed on this invoice': 'Rien n’est dû sur cette facture',
};
