import type { InvoiceLine } from '../../../domain/contract/fields.ts';

/** What a line of an invoice is for, as a key under `clientInvoices`. */
export const lineKeys: Record<InvoiceLine['kind'], string> = {
  Hours: 'hoursLine',
  Overtime: 'overtimeLine',
  'Conversion Fee': 'feeLine',
};
