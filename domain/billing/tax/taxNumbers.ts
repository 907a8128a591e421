import { stdnum } from 'stdnum';
import { taxPrefix } from '../electronic/parties.ts';

/** The number under which a company of a country is registered for the tax on its services, as `stdnum` names it. */
const kinds: Partial<Record<string, string>> = {
  AT: 'uid',
  AU: 'abn',
  BE: 'vat',
  BG: 'vat',
  BR: 'cnpj',
  CA: 'gst',
  CH: 'uid',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IL: 'idnr',
  IN: 'gstin',
  IT: 'iva',
  JP: 'cn',
  KR: 'brn',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  MX: 'rfc',
  NL: 'btw',
  NO: 'mva',
  NZ: 'ird',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SG: 'uen',
  SI: 'ddv',
  SK: 'dph',
  TR: 'vkn',
  US: 'ein',
  ZA: 'vat',
};

/**
 * Whether a company of this country (ISO 3166) can have this tax number, by its form and check digits. Numbers of
 * countries that are not known here are accepted.
 */
export const isTaxNumberOf = (country: string, number: string): boolean => {
  const kind = kinds[country];
  if (kind === undefined) return true;
  const validator = stdnum[country]?.[kind];
  if (!validator) throw new Error(`There are no numbers ${country} ${kind}`);
  const written = number.replaceAll(/[\s.-]/g, '').toUpperCase();
  const prefix = taxPrefix(country);
  const bare = written.startsWith(prefix) ? written.slice(prefix.length) : written;
  return [number, written, bare].some((one) => validator.validate(one).isValid);
};
