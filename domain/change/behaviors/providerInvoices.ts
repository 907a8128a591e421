import { statedOnInvoice } from '../../billing/tax/statedOnInvoice.ts';
import { noChoice, type TaxChoice } from '../../billing/tax/taxOfInvoice.ts';
import type { MissingFact } from '../../billing/tax/treatment.ts';
import { providerInvoiceMoves } from '../../contract/billing/providerInvoiceMoves.ts';
import { type ProviderInvoice, usualTermDays } from '../../contract/billing/providerInvoices.ts';
import { feeLineOf, shareOf, totalOf } from '../../contract/billing/sheetLines.ts';
import { linesOfWeek } from '../../contract/billing/sheetPrice.ts';
import { totalsOf } from '../../contract/billing/taxes.ts';
import { workTermOf } from '../../contract/deals/deployments.ts';
import type { Timesheet } from '../../contract/deals/timesheets.ts';
import type { InvoiceLine } from '../../contract/fields.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { commissionRateKey, readCommissionRate } from '../../contract/platform/commissionRate.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import type { Code } from '../../messages/message.ts';
import { addDays, monthAfter, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activity, activityOf, byStatus } from '../notifications/activities.ts';
import { clientInvoiceNotifications } from '../notifications/clientInvoices.ts';
import { amountIn } from '../notifications/notificationRows.ts';

export const providerInvoices: Behavior<Rows['providerInvoices']> = {
  copiesCurrency: true,
  completeNew: async (row, context, reader) => {
    const contract = await contractToBill(row, reader);
    const number = await nextNumber(contract.providerId, reader);
    return { ...row, ...(await invoiceOf(row, contract, context, reader)), number };
  },
  completeEdit: (_, changes) => {
    if (Object.keys(changes).length && !('status' in changes)) throw Conflict('providerInvoices.fixed');
    return changes.status === 'Sent' ? { sent: true } : {};
  },
  check: async (before, after, { now }, reader) => {
    if (!before || before.status === after.status) return;
    const invoice = after as ProviderInvoice;
    const move = providerInvoiceMoves.find(({ from, to }) => from === before.status && to === invoice.status);
    const faults = move?.guard?.(invoice, utcDay(now)) ?? {};
    if (Object.keys(faults).length) throw Invalid(faults);
    if (invoice.status === 'Void') await checkNotCorrected(invoice, reader);
  },
  prefetch: async ({ providerId }, changes, reader) =>
    changes.status === 'Void' ? { creditNumber: await nextNumber(providerId, reader) } : {},
  effects: (before, after, context) => (after ? effectsOf(before, after, context) : []),
  activity: {
    of: activityOf(
      ({ number, total, currency }) => ({ words: { number }, about: amountIn(total, currency) }),
      (before, after, { along }) => {
        if (!before || !after || along) return null;
        return (
          byStatus(before, after, {
            Sent: { event: 'clientInvoiceSent', status: 'In Progress' },
            Paid: { event: 'clientInvoicePaid', status: 'Completed' },
            Void: { event: 'clientInvoiceVoided', priority: 'Medium' },
          }) ?? null
        );
      },
    ),
  },
};

/** The invoice as it would be issued now, without a number. Nothing is stored. */
export const previewInvoice = async (row: Values, context: Context, reader: Reader): Promise<Values> =>
  invoiceOf(row, await contractToBill(row, reader), context, reader);

const contractToBill = async (row: Values, reader: Reader): Promise<Rows['contracts']> => {
  const contract = await reader.find('contracts', String(row.contractId));
  if (!contract || contract.providerId !== row.providerId || !workTermOf(contract))
    throw Invalid({ contractId: 'timesheets.no-deployment' });
  return contract;
};

/** All of the invoice that a provider asks for, but its number. */
const invoiceOf = async (row: Values, contract: Rows['contracts'], context: Context, reader: Reader) => {
  const month = row.month == null ? null : String(row.month);
  if (month !== null && month !== monthAfter(month, 0))
    throw Invalid({ month: 'providerInvoices.first-of-month' });
  const lines =
    row.subject === 'Conversion Fee'
      ? await feeToBill(contract, reader)
      : await linesToBill(contract, month, reader);
  const choice = { taxCategory: row.taxCategory ?? null, taxRate: row.taxRate ?? null } as TaxChoice;
  const { missing, ...invoice } = await issued(contract, lines, choice, context, reader);
  if (missing) throw Invalid({ taxCategory: whatIsMissing[missing] });
  return invoice;
};

const whatIsMissing: Record<MissingFact, Code> = {
  country: 'providerInvoices.tax-needs-country',
  'client-country': 'providerInvoices.tax-needs-client-country',
  rate: 'providerInvoices.tax-needs-rate',
};

/** The next number of a provider. Numbers are taken one at a time, and a refused invoice takes none. */
const nextNumber = async (providerId: string, reader: Reader): Promise<string> => {
  await reader.hold(`client invoices of ${providerId}`, 'alone');
  const taken = await reader.count('providerInvoices', { providerId }, Number.MAX_SAFE_INTEGER);
  return `${providerId}-${String(taken + 1).padStart(4, '0')}`;
};

/**
 * The invoice for the conversion fee of a contract that is converted now; null if nothing is due. It takes the number
 * under the provider's lock, as every other invoice does.
 */
export const feeInvoice = async (
  contract: Rows['contracts'],
  context: Context,
  reader: Reader,
): Promise<Values | null> => {
  if (!contract.conversionFeeDue) return null;
  const number = await nextNumber(contract.providerId, reader);
  const lines = await feeToBill(contract, reader);
  // Nobody is asked at a conversion: without what the tax depends on, the invoice states none.
  const { missing: _, ...invoice } = await issued(contract, lines, noChoice, context, reader);
  return {
    ...newRow('providerInvoices', context, {
      providerId: contract.providerId,
      contractId: contract.id,
      subject: 'Conversion Fee',
    }),
    ...invoice,
    number,
  };
};

/** Stores the invoice with the conversion and tells the provider, which sends it as any other. */
export const feeInvoiceEffects = (row: Values, context: Context): Effect[] => [
  {
    kind: 'create',
    noun: 'providerInvoices',
    by: 'system',
    row,
    following: (made) => [toldIssued(made as ProviderInvoice & Row, context)],
  },
];

/** The fee of a conversion, unless another invoice asks for it. */
const feeToBill = async (contract: Rows['contracts'], reader: Reader): Promise<InvoiceLine[]> => {
  const { id: contractId, conversionFee, conversionFeeDue, endedOn } = contract;
  if (contract.status !== 'Converted' || !conversionFee || !conversionFeeDue || !endedOn)
    throw Invalid({ contractId: 'providerInvoices.no-fee' });
  const invoices = await reader.findAll('providerInvoices', { contractId, subject: 'Conversion Fee' });
  const other = invoices.find(({ status }) => status !== 'Void');
  if (other)
    throw ConflictAt('contractId', { code: 'providerInvoices.fee-twice', values: { number: other.number } });
  return [feeLineOf(endedOn, conversionFee, conversionFeeDue)];
};

/** Everything that an invoice takes from its contract, companies and lines, and what its tax cannot be told without. */
const issued = async (
  contract: Rows['contracts'],
  lines: readonly InvoiceLine[],
  choice: TaxChoice,
  { now }: Context,
  reader: Reader,
): Promise<Values & { missing: MissingFact | undefined }> => {
  if (lines.length === 0) throw Invalid({ contractId: 'providerInvoices.nothing' });
  const amount = totalOf(lines);
  if (amount <= 0) throw Invalid({ contractId: 'providerInvoices.not-positive' });
  const [provider, client, settings] = await Promise.all([
    reader.find('companies', contract.providerId),
    contract.recruiterId === null ? null : reader.find('companies', contract.recruiterId),
    reader.findAll('preferences', {
      kind: 'platform',
      key: commissionRateKey,
      companyId: null,
      userId: null,
    }),
  ]);
  const commissionRate = readCommissionRate(settings.at(-1)?.value);
  const weeks = lines.map(({ week }) => week).sort();
  const issuedDate = utcDay(now);
  const { stated, missing } = statedOnInvoice({
    contract,
    provider,
    client,
    amount,
    day: issuedDate,
    choice,
  });
  return {
    recruiterId: contract.recruiterId,
    employee: contract.employee,
    ...stated,
    missing,
    bankDetailsChanged: await hasOtherBankDetails(contract, stated.bankDetails, reader),
    periodStart: weeks[0],
    periodEnd: addDays(String(weeks.at(-1)), lines.some(({ timesheetId }) => timesheetId) ? 6 : 0),
    lines,
    quarters: lines.reduce((sum, { quarters }) => sum + quarters, 0),
    amount,
    currency: contract.currency,
    commissionRate,
    commission: shareOf(amount, commissionRate),
    issuedDate,
    dueDate: addDays(issuedDate, contract.paymentTermDays ?? usualTermDays),
  };
};

/**
 * Whether a client that knows where to pay the provider is told something else. An invoice that was paid shows it, and one
 * that was sent as long as none was paid: otherwise a second invoice after a fraud would look as usual. Invoices without
 * bank details show nothing.
 */
const hasOtherBankDetails = async (
  { providerId, recruiterId }: Rows['contracts'],
  bankDetails: string | null,
  reader: Reader,
): Promise<boolean> => {
  if (recruiterId === null || bankDetails === null) return false;
  const invoices = { providerId, recruiterId, kind: 'Invoice' };
  for (const known of [{ status: 'Paid' }, { sent: true }]) {
    if (await reader.count('providerInvoices', { ...invoices, ...known, bankDetails }, 1)) return false;
    const earlier = await reader.findAll('providerInvoices', { ...invoices, ...known });
    const accounts = earlier.flatMap((one) => (one.bankDetails === null ? [] : unspaced(one.bankDetails)));
    if (accounts.length > 0) return !accounts.includes(unspaced(bankDetails));
  }
  return false;
};

/** The same account is written with other spaces and lines, too. */
const unspaced = (bankDetails: string): string => bankDetails.replace(/\s/g, '').toLowerCase();

/**
 * Approved timesheets that no invoice has, oldest week first. A correction of hours that were invoiced takes those
 * back; one of hours that were not stands in their place.
 */
const linesToBill = async (
  contract: Rows['contracts'],
  month: string | null,
  reader: Reader,
): Promise<InvoiceLine[]> => {
  const contractId = contract.id;
  const amendments = await reader.findAll('amendments', { contractId, status: 'Agreed' });
  const approved = await reader.findAll('timesheets', { contractId, status: 'Approved', replacedBy: null });
  const due = approved
    .filter(({ week }) => month === null || monthAfter(week, 0) === month)
    .sort((a, b) => (a.week < b.week ? -1 : 1));
  const lines: InvoiceLine[] = [];
  for (const sheet of due) {
    const invoiced = await invoicedBefore(sheet, reader);
    if (invoiced) lines.push(...linesOfWeek(invoiced, contract, amendments, -1));
    lines.push(...linesOfWeek(sheet, contract, amendments));
  }
  return lines;
};

/** The hours of this week that are invoiced already, which the timesheet corrects. */
const invoicedBefore = async (sheet: Timesheet, reader: Reader): Promise<Timesheet | null> => {
  let earlier = sheet.corrects === null ? null : await reader.find('timesheets', sheet.corrects);
  while (earlier && earlier.status !== 'Invoiced')
    earlier = earlier.corrects === null ? null : await reader.find('timesheets', earlier.corrects);
  return earlier;
};

/** An invoice whose hours a later one has corrected is voided after that one. */
const checkNotCorrected = async ({ id }: Row, reader: Reader) => {
  for (const sheet of await reader.findAll('timesheets', { invoiceId: id })) {
    let later = sheet.replacedBy === null ? null : await reader.find('timesheets', sheet.replacedBy);
    while (later && later.status !== 'Invoiced')
      later = later.replacedBy === null ? null : await reader.find('timesheets', later.replacedBy);
    const other = later?.invoiceId ? await reader.find('providerInvoices', later.invoiceId) : null;
    if (other && other.id !== id)
      throw Conflict({ code: 'providerInvoices.void-first', values: { number: other.number } });
  }
};

const effectsOf = (
  before: ProviderInvoice | null,
  after: ProviderInvoice & Row,
  context: Context,
): Effect[] => {
  if (context.along) return [];
  if (!before) return [...sheetsTaken(after), toldIssued(after, context)];
  if (before.status === after.status) return [];
  return [
    ...(after.status === 'Void' ? [creditNote(after, context), sheetsGivenBack(after)] : []),
    ...clientInvoiceNotifications(before, after),
  ];
};

/** The provider alone learns of an invoice that is not sent yet. */
const toldIssued = ({ id, number, total, currency, providerId }: ProviderInvoice & Row, context: Context) =>
  activity(
    { event: 'clientInvoiceIssued', words: { number }, about: amountIn(total, currency) },
    { companyId: providerId, noun: 'providerInvoices', target: id },
    context,
  );

const sheetsTaken = ({ id, lines }: ProviderInvoice & Row): Effect[] =>
  [...new Set(lines.filter(({ quarters }) => quarters > 0).map(({ timesheetId }) => timesheetId))].map(
    (sheetId): Effect => ({
      kind: 'revise',
      noun: 'timesheets',
      where: { id: sheetId },
      values: () => ({ status: 'Invoiced', invoiceId: id }),
      along: true,
    }),
  );

const sheetsGivenBack = ({ id }: Row): Effect => ({
  kind: 'revise',
  noun: 'timesheets',
  where: { invoiceId: id },
  values: () => ({ status: 'Approved', invoiceId: null }),
  along: true,
});

/** The credit note of a voided invoice: the same lines taken back, under a number of its own. */
const creditNote = (invoice: ProviderInvoice & Row, context: Context): Effect => {
  const { id, version: _, createdAt: __, updatedAt: ___, ...voided } = invoice;
  const taxes = invoice.taxes.map((one) => ({ ...one, amount: 0 - one.amount }));
  const today = utcDay(context.now);
  return {
    kind: 'create',
    noun: 'providerInvoices',
    by: 'system',
    row: {
      ...voided,
      kind: 'Credit Note',
      creditOf: id,
      number: context.creditNumber,
      lines: invoice.lines.map((line) => ({ ...line, quarters: 0 - line.quarters, amount: 0 - line.amount })),
      quarters: 0 - invoice.quarters,
      amount: -invoice.amount,
      taxes,
      ...totalsOf(-invoice.amount, taxes),
      commission: 0 - invoice.commission,
      bankDetailsChanged: false,
      chargedIn: null,
      issuedDate: today,
      dueDate: today,
      remindedDate: null,
    },
    following: () => [],
  };
};
