import { shareOf } from '../../contract/billing/sheetLines.ts';
import { type Tax, type TaxCategory, type TaxReason, totalsOf } from '../../contract/billing/taxes.ts';
import { standardTax } from './rates.ts';
import { type MissingFact, type TaxParty, treatmentOf } from './treatment.ts';

/** What the provider decides instead of the rule. `taxRate` in hundredths of a percent. */
export type TaxChoice = { taxCategory: TaxCategory | null; taxRate: number | null };
export const noChoice: TaxChoice = { taxCategory: null, taxRate: null };
/** What an invoice states: no category on one whose tax nobody could tell. */
export type InvoiceTax = {
  taxCategory: TaxCategory | null;
  taxReason: TaxReason | null;
  taxes: Tax[];
  tax: number;
  total: number;
};

const stated = (
  amount: number,
  taxCategory: TaxCategory | null,
  taxReason: TaxReason | null,
  rates: readonly { name: string; rate: number }[] = [],
): InvoiceTax => {
  const taxes = rates.map(({ name, rate }) => ({ name, rate, amount: shareOf(amount, rate) }));
  return { taxCategory, taxReason, taxes, ...totalsOf(amount, taxes) };
};

export const untaxed = (amount: number): InvoiceTax => stated(amount, null, null);

/**
 * The taxes of an invoice over `amount` in minor units, each rounded once over the whole amount, as EN 16931 asks for.
 * Returns what is missing if nobody has chosen and the rule cannot tell.
 */
export const taxOfInvoice = (
  amount: number,
  seller: TaxParty,
  buyer: TaxParty,
  day: string,
  { taxCategory, taxRate }: TaxChoice,
): InvoiceTax | MissingFact => {
  const treatment = treatmentOf(seller, buyer, day);
  const isRule = typeof treatment !== 'string' && taxRate === null;
  if (isRule && (taxCategory === null || taxCategory === treatment.category))
    return stated(amount, treatment.category, treatment.reason, treatment.rates);
  if (taxCategory === null) return typeof treatment === 'string' ? treatment : 'rate';
  if (taxCategory !== 'Standard') return stated(amount, taxCategory, 'Chosen');
  const home = seller.country === null ? null : standardTax(seller.country, day);
  const rate = taxRate ?? home?.rate;
  if (rate === undefined) return 'rate';
  return stated(amount, taxCategory, 'Chosen', [{ name: home?.name ?? 'Tax', rate }]);
};
