import type { Company } from '../../contract/accounts/companies.ts';
import { countryNamed } from '../../places/countries.ts';
import { provincesOfCanada, statesOfUsa } from '../../places/states.ts';

/** What an invoice states of a company: billing details, or else the profile. `country` is an ISO 3166 code. */
export type InvoiceParty = {
  name: string;
  address: string | null;
  country: string | null;
  /** The number under which it is registered for tax: an Indian one, if there is no other. */
  taxNumber: string | null;
};

type Facts = Pick<
  Company,
  'name' | 'legalName' | 'location' | 'billingAddress' | 'country' | 'taxNumber' | 'gstNumber'
>;

export const invoiceParty = (company: Facts): InvoiceParty => {
  const country = countryOf(company);
  return {
    name: company.legalName ?? company.name,
    address: company.billingAddress ?? company.location,
    country,
    taxNumber: company.taxNumber ?? (country === 'IN' ? company.gstNumber : null),
  };
};

/** A client without an account: only its name is known. */
export const unknownParty = (name: string): InvoiceParty => ({
  name,
  address: null,
  country: null,
  taxNumber: null,
});

/** The country of a company's billing details, or else of its location. */
export const countryOf = ({ country, location }: Pick<Company, 'country' | 'location'>): string | null =>
  country ?? countryOfPlace(location?.split(',').at(-1)?.trim());

const states: readonly (readonly [country: string, codes: RegExp])[] = [
  ['US', new RegExp(`^(${statesOfUsa})$`)],
  ['CA', new RegExp(`^(${provincesOfCanada})$`)],
];
/** A country by its name, or by one of its states as it ends an American address. */
const countryOfPlace = (place = ''): string | null =>
  states.find(([, codes]) => codes.test(place))?.[0] ?? countryNamed(place);
