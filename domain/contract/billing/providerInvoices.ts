import type { Faults } from '../../messages/message.ts';
import {
  balance,
  country,
  currency,
  date,
  flag,
  invoiceLines,
  longText,
  oneOf,
  optional,
  reference,
  signedMoney,
  text,
  whole,
} from '../fields.ts';
import { movesFrom } from '../moveTable.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, providers } from '../seenBy.ts';
import { fieldsToIssue } from './fieldsToIssue.ts';
import { invoiceKinds } from './invoiceBalance.ts';
import { providerInvoiceMoves, providerInvoiceStatuses } from './providerInvoiceMoves.ts';
import { highestTaxRate, taxCategories, taxList, taxReasons } from './taxes.ts';

/** Days within which a client pays where the contract says nothing else. */
export const usualTermDays = 30;

/** What an invoice is for: approved timesheets, or the hire of the candidate under a contract-to-hire. */
export const invoiceSubjects = ['Hours', 'Conversion Fee'] as const;

/**
 * What a client owes a provider for the approved timesheets of one deployment or for a conversion, and the credit notes
 * of voided invoices, which have negative amounts. Numbers count without gaps for each provider. Amounts are in the contract's
 * currency. The commission is what the platform charges the provider for it.
 */
export const providerInvoices = defineNoun({
  name: 'providerInvoices',
  label: 'Client Invoice',
  plural: 'Client Invoices',
  prefix: 'PI',
  fields: {
    number: both(text('Number', 60)),
    kind: both(oneOf('Kind', invoiceKinds)),
    creditOf: both(optional(reference('Credited Invoice', 'providerInvoices', 'kept'))),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    contractId: both(reference('Contract', 'contracts')),
    subject: both(oneOf('Invoice For', invoiceSubjects)),
    /** First day of the month whose weeks it is for; without one, all weeks that are not invoiced. */
    month: both(optional(date('Month'))),
    employee: both(text('Employee')),
    /** Names and addresses as they were when it was issued. */
    provider: both(text('Provider Name')),
    providerAddress: both(optional(text('Provider Address', 200))),
    providerTaxNumber: both(optional(text('Provider Tax Number', 60))),
    client: both(text('Client Company')),
    clientAddress: both(optional(text('Client Address', 200))),
    clientTaxNumber: both(optional(text('Client Tax Number', 60))),
    providerCountry: both(optional(country('Provider Country'))),
    clientCountry: both(optional(country('Client Country'))),
    bankDetails: both(optional(longText('Bank Details', 300))),
    /** They differ from those that the client has paid to, or was sent while it has paid nothing. */
    bankDetailsChanged: both(flag('Bank Details Changed')),
    /** The client's references, which its accounts department looks for. */
    purchaseOrder: both(optional(text('Purchase Order', 60))),
    costCenter: both(optional(text('Cost Center', 60))),
    note: both(optional(longText('Note', 500))),
    periodStart: both(date('Period Start')),
    periodEnd: both(date('Period End')),
    lines: both(invoiceLines('Lines')),
    quarters: both(whole('Hours', -1_000_000, 1_000_000)),
    /** Before tax. */
    amount: both(signedMoney('Net Amount')),
    /** Chosen by the provider, or else by the place of supply; none on invoices from before taxes were stated. */
    taxCategory: both(optional(oneOf('Tax', taxCategories))),
    /** In hundredths of a percent: in place of the country's standard rate. */
    taxRate: both(optional(whole('Tax Rate (Hundredths of a Percent)', 0, highestTaxRate))),
    taxReason: both(optional(oneOf('Tax Note', taxReasons))),
    taxes: both(taxList('Taxes')),
    tax: both(balance('Tax Amount')),
    /** What the client pays: the net amount and the taxes. */
    total: both(balance('Total')),
    currency: both(currency()),
    /** In hundredths of a percent. */
    commissionRate: providers(whole('Commission (Hundredths of a Percent)', 0, 10_000)),
    commission: providers(balance('Commission')),
    /** The platform's invoice that charges the commission. */
    chargedIn: providers(optional(text('Charged In', 60))),
    status: both(oneOf('Status', providerInvoiceStatuses)),
    issuedDate: both(date('Issued')),
    dueDate: both(date('Due Date')),
    paidDate: both(optional(date('Paid'))),
    paymentReference: both(optional(text('Payment Reference', 120))),
    voidReason: both(optional(text('Reason for Voiding', 200))),
    /** The client has received it. */
    sent: both(flag('Sent to the Client')),
    /** A dispute about it is open: the client is not reminded meanwhile. */
    disputed: both(flag('Disputed')),
    /** The client was reminded after the due date. */
    remindedDate: providers(optional(date('Reminded'))),
  },
  fixed: ['providerId', ...fieldsToIssue],
  serverSet: [
    'number',
    'kind',
    'creditOf',
    'recruiterId',
    'employee',
    'provider',
    'providerAddress',
    'providerTaxNumber',
    'client',
    'clientAddress',
    'clientTaxNumber',
    'providerCountry',
    'clientCountry',
    'bankDetails',
    'bankDetailsChanged',
    'periodStart',
    'periodEnd',
    'lines',
    'quarters',
    'amount',
    'taxReason',
    'taxes',
    'tax',
    'total',
    'currency',
    'commissionRate',
    'commission',
    'chargedIn',
    'issuedDate',
    'dueDate',
    'sent',
    'disputed',
    'remindedDate',
  ],
  defaults: { subject: 'Hours' },
  check: ({ taxCategory, taxRate }): Faults =>
    taxRate !== null && taxCategory !== 'Standard' ? { taxRate: 'providerInvoices.rate-without-tax' } : {},
  confidential: ['commissionRate', 'commission', 'chargedIn'],
  unique: ['number'],
  search: ['number', 'employee', 'client', 'provider', 'purchaseOrder'],
  foundBy: { amounts: ['total'] },
  title: 'number',
  lifecycles: [{ field: 'status', initial: ['Issued'], moves: movesFrom(providerInvoiceMoves) }],
});
export type ProviderInvoice = RowOf<typeof providerInvoices>;
