/** A country's tax on services between companies. `rate` is the standard one, in hundredths of a percent. */
export type CountryTax = { name: string; rates: readonly { from: string; rate: number }[] };

const always = '2000-01-01';
const tax = (name: string, rate: number): CountryTax => ({ name, rates: [{ from: always, rate }] });
/** The rate until a day, and the one from then on. */
const raised = (name: string, before: number, from: string, rate: number): CountryTax => ({
  name,
  rates: [
    { from: always, rate: before },
    { from, rate },
  ],
});

/**
 * Standard rates of the European Union's member states. Source: European Commission, Taxes in Europe Database, November
 * 2025.
 */
const europeanUnion: Record<string, CountryTax> = {
  AT: tax('VAT', 2000),
  BE: tax('VAT', 2100),
  BG: tax('VAT', 2000),
  CY: tax('VAT', 1900),
  CZ: tax('VAT', 2100),
  DE: tax('VAT', 1900),
  DK: tax('VAT', 2500),
  EE: raised('VAT', 2200, '2025-07-01', 2400),
  ES: tax('VAT', 2100),
  FI: raised('VAT', 2400, '2024-09-01', 2550),
  FR: tax('VAT', 2000),
  GR: tax('VAT', 2400),
  HR: tax('VAT', 2500),
  HU: tax('VAT', 2700),
  IE: tax('VAT', 2300),
  IT: tax('VAT', 2200),
  LT: tax('VAT', 2100),
  LU: tax('VAT', 1700),
  LV: tax('VAT', 2100),
  MT: tax('VAT', 1800),
  NL: tax('VAT', 2100),
  PL: tax('VAT', 2300),
  PT: tax('VAT', 2300),
  RO: raised('VAT', 1900, '2025-08-01', 2100),
  SE: tax('VAT', 2500),
  SI: tax('VAT', 2200),
  SK: raised('VAT', 2000, '2025-01-01', 2300),
};

/** Standard rates elsewhere, as published by each country's tax authority in 2025. */
const elsewhere: Record<string, CountryTax> = {
  AE: tax('VAT', 500),
  AU: tax('GST', 1000),
  CH: raised('VAT', 770, '2024-01-01', 810),
  GB: tax('VAT', 2000),
  IL: raised('VAT', 1700, '2025-01-01', 1800),
  IN: tax('GST', 1800),
  JP: tax('Consumption tax', 1000),
  KR: tax('VAT', 1000),
  MX: tax('VAT', 1600),
  NO: tax('VAT', 2500),
  NZ: tax('GST', 1500),
  PH: tax('VAT', 1200),
  SA: tax('VAT', 1500),
  SG: raised('GST', 800, '2024-01-01', 900),
  TR: tax('VAT', 2000),
  ZA: tax('VAT', 1500),
};

const byCountry = new Map([...Object.entries(europeanUnion), ...Object.entries(elsewhere)]);

export const isInEuropeanUnion = (country: string): boolean => Object.hasOwn(europeanUnion, country);

/** The standard tax of a country on a day, by its ISO 3166 code; null where this list has none. */
export const standardTax = (country: string, day: string): { name: string; rate: number } | null => {
  const known = byCountry.get(country);
  const inForce = known?.rates.findLast(({ from }) => from <= day);
  return known && inForce ? { name: known.name, rate: inForce.rate } : null;
};
