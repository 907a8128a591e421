import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import type { Tax, TaxCategory } from '../../contract/billing/taxes.ts';

/** How an invoice is taxed, as an accounting program tells it apart: it has a tax code or a revenue account for each. */
export type Treatment = {
  key: string;
  /** Null on invoices that state no tax. */
  category: TaxCategory | null;
  taxes: readonly Pick<Tax, 'name' | 'rate'>[];
};

export const treatmentOf = ({
  taxCategory,
  taxes,
}: Pick<ProviderInvoice, 'taxCategory' | 'taxes'>): Treatment => {
  const named = taxes.map(({ name, rate }) => ({ name, rate }));
  const key = [taxCategory ?? 'None', ...named.map(({ name, rate }) => `${name} ${rate}`)].join(', ');
  return { key, category: taxCategory, taxes: named };
};

/** The treatments that these invoices have, each once. */
export const treatmentsOf = (
  invoices: readonly Pick<ProviderInvoice, 'taxCategory' | 'taxes'>[],
): Treatment[] => {
  const found = new Map(invoices.map(treatmentOf).map((treatment) => [treatment.key, treatment]));
  return [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
};
