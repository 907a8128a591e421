/** ISO 4217. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const;
export type Currency = (typeof currencies)[number];
