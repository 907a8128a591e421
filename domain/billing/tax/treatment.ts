import type { TaxCategory, TaxReason } from '../../contract/billing/taxes.ts';
import type { InvoiceParty } from './invoiceParty.ts';
import { isInEuropeanUnion, standardTax } from './rates.ts';

/** What tells how a party of an invoice is taxed. */
export type TaxParty = Pick<InvoiceParty, 'country' | 'taxNumber'>;

/** `rates` in hundredths of a percent; none where no tax is charged. */
export type Treatment = {
  category: TaxCategory;
  reason: TaxReason;
  rates: readonly { name: string; rate: number }[];
};

/** What is missing to tell how an invoice is taxed. */
export const missingFacts = ['country', 'client-country', 'rate'] as const;
export type MissingFact = (typeof missingFacts)[number];

const charged = (reason: TaxReason, ...rates: Treatment['rates']): Treatment => ({
  category: 'Standard',
  reason,
  rates,
});
const free = (category: TaxCategory, reason: TaxReason): Treatment => ({ category, reason, rates: [] });

/** Supplies to companies abroad are taxed where the client is, so the supplier's country has no say. */
const taxedAbroad = (country: string): boolean =>
  isInEuropeanUnion(country) || ['GB', 'CH', 'NO'].includes(country);

/**
 * How a service from one company to another is taxed on a day, by the place of supply: at home by the supplier's country,
 * between member states of the European Union by reverse charge (Directive 2006/112/EC, articles 44 and 196), in India
 * as CGST and SGST within a state and IGST between states (IGST Act, section 12), and else as an export. Returns what is
 * missing if it cannot be told.
 */
export const treatmentOf = (seller: TaxParty, buyer: TaxParty, day: string): Treatment | MissingFact => {
  if (seller.country === null) return 'country';
  if (seller.country === 'US') return free('Outside Scope', 'No Sales Tax');
  if (seller.taxNumber === null) return free('Outside Scope', 'Not Registered');
  if (buyer.country === null) return 'client-country';
  const home = standardTax(seller.country, day);
  if (buyer.country === seller.country) {
    if (!home) return 'rate';
    return seller.country === 'IN' ? withinIndia(seller, buyer, home.rate) : charged('Domestic', home);
  }
  if (isInEuropeanUnion(seller.country) && isInEuropeanUnion(buyer.country)) {
    if (buyer.taxNumber !== null) return free('Reverse Charge', 'EU Reverse Charge');
    return home ? charged('No EU Number', home) : 'rate';
  }
  return taxedAbroad(seller.country) ? free('Outside Scope', 'Taxed Abroad') : free('Export', 'Export');
};

/** The first two digits of an Indian tax number are its state. */
const withinIndia = (seller: TaxParty, buyer: TaxParty, rate: number): Treatment =>
  buyer.taxNumber?.slice(0, 2) === seller.taxNumber?.slice(0, 2)
    ? charged('Within a State', { name: 'CGST', rate: rate / 2 }, { name: 'SGST', rate: rate / 2 })
    : charged('Between States', { name: 'IGST', rate });
