import { z } from 'zod';

/**
 * How an invoice is taxed. The codes of EN 16931 (UNCL 5305) are S, Z, E, AE, G and O.
 */
export const taxCategories = [
  'Standard',
  'Zero Rated',
  'Exempt',
  'Reverse Charge',
  'Export',
  'Outside Scope',
] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Why an invoice is taxed as it is; each has a sentence for its readers. */
export const taxReasons = [
  'Domestic',
  'Within a State',
  'Between States',
  'No EU Number',
  'EU Reverse Charge',
  'Taxed Abroad',
  'Export',
  'Not Registered',
  'No Sales Tax',
  'Chosen',
] as const;
export type TaxReason = (typeof taxReasons)[number];

/** One tax of an invoice: `rate` in hundredths of a percent, `amount` in minor units of the invoice's currency. */
export type Tax = { name: string; rate: number; amount: number };

const taxSchema: z.ZodType<Tax> = z.strictObject(
  { name: z.string(), rate: z.int(), amount: z.int() },
  'list.enter',
);
export const taxList = (label: string) =>
  z.array(taxSchema, 'list.enter').meta({ label, column: 'jsonb', taxes: true });

/** The sum of the taxes of an invoice, and what there is to pay, in minor units. */
export const totalsOf = (
  net: number,
  taxes: readonly Pick<Tax, 'amount'>[],
): { tax: number; total: number } => {
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { tax, total: net + tax };
};

/** In hundredths of a percent: more than any country's tax on services. */
export const highestTaxRate = 5000;
