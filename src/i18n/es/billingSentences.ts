import type { BillingSentenceTexts } from '../billingSentences.ts';

export const billingSentences: BillingSentenceTexts = {
  'The payment service has not responded yet. We keep trying.':
    'El servicio de pago ha recibido la petición y aún no ha respondido. Se le pregunta hasta que responda.',
  'The payment service is not responding. We will try again.':
    'El servicio de pago no responde. Se le vuelve a preguntar.',
  'The card was declined': 'La tarjeta fue rechazada',
  'The card has insufficient funds': 'La tarjeta no tiene fondos suficientes',
  'The card has expired': 'La tarjeta ha caducado',
  'The payment service could not be reached': 'No se pudo contactar con el servicio de pago',
  'The transfer was sent back by the bank': 'El banco devolvió la transferencia',
  'The account could not be charged': 'No se pudo cargar la cuenta',
  'No Credit Card is on file': 'No hay ninguna tarjeta de crédito registrada',
  'No PayPal is on file': 'No hay ninguna cuenta de PayPal registrada',
  'Nothing is owed on this invoice': 'No se debe nada de esta factura',
};
