import type { Company } from '../../contract/accounts/companies.ts';
import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { invoiceParty, unknownParty } from './invoiceParty.ts';
import { noChoice, type TaxChoice, taxOfInvoice, untaxed } from './taxOfInvoice.ts';
import type { MissingFact } from './treatment.ts';

type Stated = Pick<
  ProviderInvoice,
  | 'provider'
  | 'providerAddress'
  | 'providerTaxNumber'
  | 'providerCountry'
  | 'bankDetails'
  | 'client'
  | 'clientAddress'
  | 'clientTaxNumber'
  | 'clientCountry'
  | 'taxCategory'
  | 'taxReason'
  | 'taxes'
  | 'tax'
  | 'total'
>;

type Of = {
  contract: Pick<Contract, 'providerId' | 'client'>;
  /** The companies, if they have an account. */
  provider: Company | null | undefined;
  client: Company | null | undefined;
  /** Before tax, in minor units. */
  amount: number;
  day: string;
  choice?: TaxChoice;
};

/**
 * What an invoice states of both companies and of tax. `missing`: what the tax cannot be told without; such an invoice states
 * none.
 */
export const statedOnInvoice = ({
  contract,
  provider,
  client,
  amount,
  day,
  choice = noChoice,
}: Of): { stated: Stated; missing?: MissingFact } => {
  const seller = provider ? invoiceParty(provider) : unknownParty(contract.providerId);
  const buyer = client ? invoiceParty(client) : unknownParty(contract.client);
  const tax = taxOfInvoice(amount, seller, buyer, day, choice);
  const parties = {
    provider: seller.name,
    providerAddress: seller.address,
    providerTaxNumber: seller.taxNumber,
    providerCountry: seller.country,
    bankDetails: provider?.bankDetails ?? null,
    client: buyer.name,
    clientAddress: buyer.address,
    clientTaxNumber: buyer.taxNumber,
    clientCountry: buyer.country,
  };
  if (typeof tax === 'string') return { stated: { ...parties, ...untaxed(amount) }, missing: tax };
  return { stated: { ...parties, ...tax } };
};
