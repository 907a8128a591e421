import type { Company } from '../../contract/accounts/companies.ts';
import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import type { TaxCategory } from '../../contract/billing/taxes.ts';
import type { InvoiceLine } from '../../contract/fields.ts';
import { minorDigits } from '../../money/minorUnits.ts';
import { addDays } from '../../time/days.ts';
import { decimalHours, hourlyOf, writeDecimal } from '../lineDecimals.ts';
import type { Missing, MissingPart, Syntax } from './electronicInvoice.ts';
import type { InvoiceModel, ModelLine, ModelParty, ModelTax } from './model.ts';
import { contactOf, ibanIn, readAddress, readElectronicAddress, vatNumberOf } from './parties.ts';

/** The descriptions of lines and of the tax, in the language of the invoice. */
export type ElectronicWords = {
  line(line: InvoiceLine): string;
  credits(number: string): string;
  taxReason(reason: NonNullable<ProviderInvoice['taxReason']>): string;
};

export type ElectronicFacts = {
  invoice: ProviderInvoice;
  /** What a credit note takes back. */
  credited: Pick<ProviderInvoice, 'number' | 'issuedDate'> | null;
  /** The companies as they are now, for what an invoice does not state: electronic addresses, registration, contact. */
  provider: Company | null;
  client: Company | null;
  syntax: Syntax;
  words: ElectronicWords;
};

/**
 * An invoice in the terms of EN 16931, or what it lacks for that. Amounts are those of the invoice, so they agree with what
 * is printed. A credit note has positive amounts there, since its type says that they are taken back.
 */
export const modelOf = (facts: ElectronicFacts): { model: InvoiceModel } | { missing: Missing[] } => {
  const missing = missingIn(facts);
  return missing.length > 0 ? { missing } : { model: modelFrom(facts) };
};

/** Two companies in Germany exchange XRechnung, the German form of the standard. */
const isGerman = ({ providerCountry, clientCountry }: ProviderInvoice): boolean =>
  providerCountry === 'DE' && clientCountry === 'DE';

/** Of several taxes on one amount, and of taxes that are no value added tax, the standard knows nothing. */
const isVat = ({ taxes }: ProviderInvoice): boolean =>
  taxes.length <= 1 && taxes.every(({ name }) => name === 'VAT');

/** The standard writes two decimals, so what a currency has beyond them must be zero (BR-DEC). */
const fitsDecimals = ({ currency, amount, tax, total, lines }: ProviderInvoice): boolean => {
  const unit = 10 ** Math.max(0, minorDigits(currency) - 2);
  return [amount, tax, total, ...lines.map((line) => line.amount)].every((one) => one % unit === 0);
};

const missingIn = (facts: ElectronicFacts): Missing[] => {
  const { invoice, provider, client, syntax } = facts;
  const category = categoryOf(invoice);
  const missing: Missing[] = [];
  const need = (is: unknown, part: MissingPart, of: Missing['of'] = null) => {
    if (!is) missing.push({ part, of });
  };
  need(category, 'tax');
  need(isVat(invoice), 'taxForm');
  need(fitsDecimals(invoice), 'decimals');
  need(invoice.providerCountry, 'country', 'provider');
  need(invoice.clientCountry, 'country', 'client');
  if (category && category !== 'O') need(sellerOf(facts).vatNumber, 'taxNumber', 'provider');
  // The client owes a reverse charge, so it must be identified (BR-AE-2).
  const buyer = buyerOf(facts);
  if (category === 'AE') need(buyer.vatNumber ?? buyer.registration, 'taxNumber', 'client');
  if (syntax === 'cii') return missing;
  need(readElectronicAddress(provider?.electronicAddress), 'electronicAddress', 'provider');
  need(readElectronicAddress(client?.electronicAddress), 'electronicAddress', 'client');
  need(referenceOf(facts), 'reference', 'client');
  if (!isGerman(invoice)) return missing;
  need(sellerOf(facts).postal.city, 'city', 'provider');
  need(buyer.postal.city, 'city', 'client');
  need(contactOf(provider), 'contact', 'provider');
  if (invoice.kind === 'Invoice') need(ibanIn(invoice.bankDetails), 'account', 'provider');
  return missing;
};

const modelFrom = (facts: ElectronicFacts): InvoiceModel => {
  const { invoice, credited, words, syntax } = facts;
  const { currency, bankDetails } = invoice;
  const isCreditNote = invoice.kind === 'Credit Note';
  const sign = isCreditNote ? -1 : 1;
  const money = (minor: number) => writeDecimal(BigInt(sign * minor), minorDigits(currency), 2);
  const iban = isCreditNote ? null : ibanIn(bankDetails);
  return {
    ...formOf(invoice, syntax),
    isCreditNote,
    number: invoice.number,
    issued: invoice.issuedDate,
    due: isCreditNote ? null : invoice.dueDate,
    currency,
    note: invoice.note,
    buyerReference: referenceOf(facts),
    order: invoice.purchaseOrder,
    contract: invoice.contractId,
    account: invoice.costCenter,
    period: { from: invoice.periodStart, to: invoice.periodEnd },
    preceding: credited && { number: credited.number, issued: credited.issuedDate },
    seller: sellerOf(facts),
    buyer: buyerOf(facts),
    payment: { code: paymentCode(iban, currency), iban, reference: invoice.number },
    // What is due has a day or terms (BR-CO-25), and a credit note has no day.
    terms: isCreditNote ? words.credits(credited?.number ?? '') : iban ? null : bankDetails,
    tax: taxOf(invoice, words),
    net: money(invoice.amount),
    taxAmount: money(invoice.tax),
    total: money(invoice.total),
    lines: invoice.lines.map((line, place) => lineOf(line, place, { sign, currency, words })),
  };
};

const peppolProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const formOf = (
  invoice: ProviderInvoice,
  syntax: Syntax,
): Pick<InvoiceModel, 'specification' | 'process'> => {
  const core = 'urn:cen.eu:en16931:2017';
  if (syntax === 'cii') return { specification: core, process: null };
  const form = isGerman(invoice)
    ? 'urn:xeinkauf.de:kosit:xrechnung_3.0'
    : 'urn:fdc:peppol.eu:2017:poacc:billing:3.0';
  return { specification: `${core}#compliant#${form}`, process: peppolProcess };
};

/** By UNCL 4461: a SEPA transfer, another transfer, or whatever the terms say. */
const paymentCode = (iban: string | null, currency: string): string =>
  iban === null ? '1' : currency === 'EUR' ? '58' : '30';

/** The client's own reference, such as a Leitweg-ID, or else its order. */
const referenceOf = ({ invoice, client }: ElectronicFacts): string | null =>
  client?.buyerReference ?? invoice.purchaseOrder;

const sellerOf = (facts: ElectronicFacts): ModelParty => {
  const { invoice, provider, syntax } = facts;
  const party = partyOf(facts, provider, {
    name: invoice.provider,
    address: invoice.providerAddress,
    country: invoice.providerCountry,
    taxNumber: invoice.providerTaxNumber,
  });
  // A seller needs something that identifies it (BR-CO-26).
  const isKnown = party.vatNumber !== null || party.registration !== null;
  return {
    ...party,
    id: isKnown ? null : invoice.providerId,
    contact: syntax === 'ubl' && isGerman(invoice) ? contactOf(provider) : null,
  };
};

const buyerOf = (facts: ElectronicFacts): ModelParty => {
  const { invoice, client } = facts;
  return partyOf(facts, client, {
    name: invoice.client,
    address: invoice.clientAddress,
    country: invoice.clientCountry,
    taxNumber: invoice.clientTaxNumber,
  });
};

type Stated = { name: string; address: string | null; country: string | null; taxNumber: string | null };

const partyOf = (
  { invoice }: ElectronicFacts,
  company: Company | null,
  { name, address, country, taxNumber }: Stated,
): ModelParty => {
  // Neither side's VAT number may stand on an invoice outside the scope of VAT (BR-O-2).
  const vatNumber = categoryOf(invoice) === 'O' ? null : vatNumberOf(country, taxNumber, invoice.issuedDate);
  return {
    name,
    id: null,
    registration: company?.registrationNumber ?? (vatNumber === null ? taxNumber : null),
    vatNumber,
    address: readElectronicAddress(company?.electronicAddress),
    postal: readAddress(address, country ?? ''),
    contact: null,
  };
};

const categories: Record<TaxCategory, ModelTax['category']> = {
  Standard: 'S',
  'Zero Rated': 'Z',
  Exempt: 'E',
  'Reverse Charge': 'AE',
  Export: 'G',
  'Outside Scope': 'O',
};

/** A standard rate of zero is zero-rated (BR-S-5). */
const categoryOf = ({ taxCategory, taxes }: ProviderInvoice): ModelTax['category'] | null => {
  if (taxCategory === null) return null;
  const category = categories[taxCategory];
  return category === 'S' && !taxes[0]?.rate ? 'Z' : category;
};

const taxOf = (invoice: ProviderInvoice, words: ElectronicWords): ModelTax => {
  const category = categoryOf(invoice) ?? 'O';
  const isFree = category !== 'S' && category !== 'Z';
  const reasonCodes: Partial<Record<ModelTax['category'], string>> = {
    AE: 'VATEX-EU-AE',
    G: 'VATEX-EU-G',
    O: 'VATEX-EU-O',
  };
  return {
    category,
    rate: category === 'O' ? null : writeDecimal(BigInt(invoice.taxes[0]?.rate ?? 0), 2),
    reason: isFree && invoice.taxReason ? words.taxReason(invoice.taxReason) : null,
    reasonCode: reasonCodes[category] ?? null,
  };
};

type LineContext = { sign: 1 | -1; currency: string; words: ElectronicWords };

const lineOf = (line: InvoiceLine, place: number, { sign, currency, words }: LineContext): ModelLine => {
  const { week, kind, quarters, amount, timesheetId } = line;
  const digits = minorDigits(currency);
  const isFee = kind === 'Conversion Fee';
  const hourly = hourlyOf(line, currency);
  // Where rounding to the currency shows, such as in yen, the price is that of all hours, so that the line adds up.
  return {
    id: String(place + 1),
    name: words.line(line),
    quantity: isFee ? '1' : decimalHours(sign * quarters),
    unit: isFee ? 'C62' : 'HUR',
    price: hourly ?? writeDecimal(BigInt(isFee ? sign * amount : Math.abs(amount)), digits),
    priceQuantity: isFee || hourly !== null ? null : decimalHours(Math.abs(quarters)),
    amount: writeDecimal(BigInt(sign * amount), digits, 2),
    period: { from: week, to: timesheetId ? addDays(week, 6) : week },
  };
};
