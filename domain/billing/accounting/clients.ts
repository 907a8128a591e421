import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';

/** A client over all its invoices: by its account, as it may change its name, or else by its name. */
export const clientKey = ({ recruiterId, client }: Pick<ProviderInvoice, 'recruiterId' | 'client'>): string =>
  recruiterId ?? client;

type Client = { key: string; name: string; invoices: ProviderInvoice[] };

/** The clients of invoices, which are in the order of their creation, by the name on the newest one. */
export const clientsOf = (invoices: readonly ProviderInvoice[]): Client[] => {
  const clients = new Map<string, Client>();
  for (const invoice of invoices) {
    const key = clientKey(invoice);
    const client = clients.get(key) ?? { key, name: '', invoices: [] };
    client.name = invoice.client;
    client.invoices.push(invoice);
    clients.set(key, client);
  }
  return [...clients.values()].sort((one, other) => one.name.localeCompare(other.name));
};
