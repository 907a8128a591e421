import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We will keep trying.':
    'El servicio de pago aún no ha respondido. Seguimos intentándolo.',
  'The payment service is not responding. We will try again.':
    'El servicio de pago no responde. Volveremos a intentarlo.',
  'The card was declined': 'La tarjeta fue rechazada',
  'The card has insufficient funds': 'La tarjeta no tiene fondos suficientes',
  'The card has expired': 'La tarjeta ha caducado',
  'The payment service could not be reached': 'No se pudo contactar con el servicio de pago',
  'The transfer was sent back by the bank': 'El banco devolvió la transferencia',
  'The account could not be charged': 'No se pudo hacer el cargo en la cuenta',
  'No Credit Card is on file': 'No hay ninguna tarjeta de crédito registrada',
  'No PayPal is on file': 'No hay ninguna cuenta de PayPal registrada',
  'Nothing is owed on this invoice': 'No hay nada pendiente en esta factura',
};
