import type { Company } from '../../contract/accounts/companies.ts';
import { shareOf } from '../../contract/billing/sheetLines.ts';
import type { Tax, TaxCategory, TaxReason } from '../../contract/billing/taxes.ts';
import { countryNamed } from '../../places/countries.ts';
import { provincesOfCanada, statesOfUsa } from '../../places/states.ts';
import { standardTax } from './rates.ts';
import { type MissingFact, type TaxParty, treatmentOf } from './treatment.ts';

type Facts = Pick<Company, 'country' | 'location' | 'taxNumber' | 'gstNumber'>;

/** The country of a company's billing details, or else of its location; its tax number, or else its Indian one. */
export const taxPartyOf = (company: Facts | null): TaxParty => {
  if (!company) return { country: null, taxNumber: null };
  const country = company.country ?? countryOfPlace(company.location?.split(',').at(-1)?.trim());
  return { country, taxNumber: company.taxNumber ?? (country === 'IN' ? company.gstNumber : null) };
};

const states: readonly (readonly [country: string, codes: RegExp])[] = [
  ['US', new RegExp(`^(${statesOfUsa})$`)],
  ['CA', new RegExp(`^(${provincesOfCanada})$`)],
];
/** A country by its name, or by one of its states as it ends an American address. */
const countryOfPlace = (place = ''): string | null =>
  states.find(([, codes]) => codes.test(place))?.[0] ?? countryNamed(place);

/** What the provider decides instead of the rule. `taxRate` in hundredths of a percent. */
export type TaxChoice = { taxCategory: TaxCategory | null; taxRate: number | null };
export type InvoiceTax = { taxCategory: TaxCategory; taxReason: TaxReason; taxes: Tax[] };

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
  if (isRule && (taxCategory === null || taxCategory === treatment.category)) {
    const { category, reason, rates } = treatment;
    return { taxCategory: category, taxReason: reason, taxes: rates.map((rate) => taxed(amount, rate)) };
  }
  if (taxCategory === null) return typeof treatment === 'string' ? treatment : 'rate';
  if (taxCategory !== 'Standard') return { taxCategory, taxReason: 'Chosen', taxes: [] };
  const home = seller.country === null ? null : standardTax(seller.country, day);
  const rate = taxRate ?? home?.rate;
  if (rate === undefined) return 'rate';
  return { taxCategory, taxReason: 'Chosen', taxes: [taxed(amount, { name: home?.name ?? 'Tax', rate })] };
};

const taxed = (amount: number, { name, rate }: { name: string; rate: number }): Tax => ({
  name,
  rate,
  amount: shareOf(amount, rate),
});
