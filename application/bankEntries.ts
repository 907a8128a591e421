import type { EntryMatches, MatchPart, StatementProposals } from '../domain/billing/statements/matches.ts';
import { type Books, proposeMatches, type Recorded } from '../domain/billing/statements/propose.ts';
import { bookedOn } from '../domain/change/billing/books.ts';
import { moneyOf } from '../domain/change/billing/payInvoice.ts';
import { planCreate } from '../domain/change/change.ts';
import type { Values } from '../domain/change/context.ts';
import type { BankEntry } from '../domain/contract/billing/bankEntries.ts';
import type { Invoice } from '../domain/contract/billing/invoices.ts';
import { holdsCard } from '../domain/contract/billing/transactionFaults.ts';
import type { Transaction } from '../domain/contract/billing/transactions.ts';
import { nounOf } from '../domain/contract/index.ts';
import { Conflict, Invalid, RowMissing } from '../domain/errors.ts';
import type { Condition } from '../domain/query/condition.ts';
import { addDays } from '../domain/time/days.ts';
import { todayOf } from './bankStatements.ts';
import { changeByItself } from './changeRow.ts';
import { finish } from './effects.ts';
import { readNewest } from './readNewest.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

/** Rows of each kind that are compared, the newest. */
const most = 10_000;

/** Payments come back within thirteen months. */
const daysBack = 400;

/** What the open entries of a statement are likely to be, with what a page says of the rows that this names. */
export const readBankProposals = async (
  work: UnitOfWork,
  { id }: { id: string },
): Promise<StatementProposals> => {
  const statement = await work.rows.own.find('bankStatements', id);
  if (!statement) throw RowMissing(nounOf('bankStatements'));
  const entries = await work.rows.system.findAll('bankEntries', { statementId: id, status: 'Open' });
  if (entries.length === 0) return { entries: [], invoices: [], transactions: [] };
  const { books, invoices, names } = await readBooks(work, entries, statement.periodStart);
  const found = proposeMatches(entries, books);
  const parts = [...found.values()].flatMap((proposals) => proposals.flatMap((one) => one.parts));
  const paid = new Set(parts.flatMap((part) => (part.kind === 'payment' ? part.invoiceId : [])));
  const moved = new Set(parts.flatMap((part) => (part.kind === 'payment' ? [] : part.transactionId)));
  const ofCompany = ({ id, companyId }: { id: string; companyId: string }) => ({
    id,
    companyId,
    company: names.get(companyId) ?? companyId,
  });
  return {
    entries: [...found].map(([entryId, proposals]) => ({ entryId, proposals })),
    invoices: invoices
      .filter((invoice) => paid.has(invoice.id))
      .map((one) => ({ ...ofCompany(one), open: one.open, amount: one.amount })),
    transactions: books.recorded
      .filter((one) => moved.has(one.id))
      .map((one) => ({ ...ofCompany(one), invoiceId: one.invoiceId })),
  };
};

const readBooks = async (work: UnitOfWork, entries: readonly BankEntry[], from: string) => {
  const { rows } = work;
  const currency: Condition = {
    field: 'currency',
    operator: 'in',
    value: [...new Set(entries.map((entry) => entry.currency))],
  };
  const since = addDays(from, entries.some(({ amount }) => amount < 0) ? -daysBack : -31);
  const keys = [...new Set(entries.flatMap((entry) => entry.payerKey ?? []))];
  const [invoices, transactions, matchedBefore] = await Promise.all([
    readNewest(
      work,
      'invoices',
      ['id', 'companyId', 'currency', 'amount', 'open', 'dueDate'],
      [
        currency,
        { field: 'kind', operator: 'eq', value: 'Invoice' },
        { field: 'open', operator: 'gt', value: 0 },
      ],
      { most },
    ),
    readNewest(
      work,
      'transactions',
      [...ofRecorded],
      [
        currency,
        { field: 'status', operator: 'eq', value: 'Completed' },
        { field: 'kind', operator: 'in', value: ['Payment', 'Refund', 'Return'] },
        { field: 'date', operator: 'gte', value: since },
      ],
      { most },
    ),
    readNewest(
      work,
      'bankEntries',
      ['id', 'payerKey'],
      [
        { field: 'payerKey', operator: 'in', value: keys },
        { field: 'status', operator: 'eq', value: 'Matched' },
      ],
      { most },
    ),
  ]);
  const ofThese: Condition = {
    field: 'bankEntryId',
    operator: 'in',
    value: matchedBefore.map((entry) => entry.id),
  };
  const brought = await readNewest(work, 'transactions', ['bankEntryId', 'companyId'], [ofThese], { most });
  const companyOf = new Map(brought.map(({ bankEntryId, companyId }) => [bankEntryId, companyId]));
  // The newest come first, and the last one set stays.
  const accounts = new Map(
    matchedBefore.toReversed().flatMap(({ id, payerKey }): [string, string][] => {
      const companyId = companyOf.get(id);
      return payerKey && companyId ? [[payerKey, companyId]] : [];
    }),
  );
  const companyIds = [...new Set([...invoices, ...transactions].map(({ companyId }) => companyId))];
  const companies = await rows.system.findMany('companies', companyIds);
  const books: Books = {
    invoices,
    recorded: await recordedOf(work, transactions),
    payers: companies.map(({ id, name, legalName }) => ({ id, names: [name, legalName] })),
    accounts,
  };
  return { books, invoices, names: new Map(companies.map(({ id, name }) => [id, name])) };
};

const ofRecorded = [
  ...(['id', 'kind', 'companyId', 'invoiceId', 'currency', 'amount', 'date'] as const),
  ...(['bankEntryId', 'reference', 'returnOf'] as const),
] as const;

const recordedOf = async (
  { rows }: UnitOfWork,
  transactions: readonly Pick<Transaction, (typeof ofRecorded)[number]>[],
): Promise<Recorded[]> => {
  const back = Map.groupBy(transactions, ({ returnOf }) => returnOf);
  const entryIds = [...new Set(transactions.flatMap(({ bankEntryId }) => bankEntryId ?? []))];
  const entries = new Map(
    (await rows.system.findMany('bankEntries', entryIds)).map((entry) => [entry.id, entry]),
  );
  return transactions.map((one) => ({
    ...one,
    left: (back.get(one.id) ?? []).reduce((rest, { amount }) => rest + amount, one.amount),
    endToEndId: (one.bankEntryId && entries.get(one.bankEntryId)?.endToEndId) || one.reference,
  }));
};

/**
 * Records what entries are, all or nothing. The locks on the money of the companies come first, then the entries in their
 * order, so that two operators never wait for each other in a circle.
 */
export const matchBankEntries = async (
  work: UnitOfWork,
  { matches }: EntryMatches,
): Promise<{ matched: number }> => {
  const ids = matches.map(({ entryId }) => entryId);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) throw Conflict({ code: 'bank.not-open', values: { id: twice } });
  await holdMoney(
    work,
    matches.flatMap(({ parts }) => parts),
  );
  const entries = new Map<string, BankEntry>();
  for (const id of [...ids].sort()) entries.set(id, await entryToChange(work, id));
  for (const { entryId, parts } of matches) await match(work, entries.get(entryId) as BankEntry, parts);
  return { matched: matches.length };
};

const entryToChange = async ({ rows }: UnitOfWork, id: string): Promise<BankEntry> => {
  const [entry] = await rows.system.findAllToChange('bankEntries', { id });
  if (!entry) throw RowMissing(nounOf('bankEntries'));
  return entry;
};

const holdMoney = async ({ rows }: UnitOfWork, parts: readonly MatchPart[]): Promise<void> => {
  const invoiceIds = parts.flatMap((part) => (part.kind === 'payment' ? part.invoiceId : []));
  const transactionIds = parts.flatMap((part) => (part.kind === 'payment' ? [] : part.transactionId));
  const [invoices, transactions] = await Promise.all([
    rows.own.findMany('invoices', [...new Set(invoiceIds)]),
    rows.own.findMany('transactions', [...new Set(transactionIds)]),
  ]);
  const companies = new Set([...invoices, ...transactions].map(({ companyId }) => companyId));
  for (const companyId of [...companies].sort()) await rows.hold(moneyOf(companyId), 'alone');
};

const match = async (work: UnitOfWork, entry: BankEntry, parts: readonly MatchPart[]): Promise<void> => {
  const { id, amount, status, statementId } = entry;
  if (status !== 'Open') throw Conflict({ code: 'bank.not-open', values: { id } });
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  if (total !== Math.abs(amount)) throw Conflict({ code: 'bank.sum', values: { id } });
  for (const part of parts) await recordPart(work, entry, part);
  await change(work, entry, {
    status: 'Matched',
    matchedBy: work.name,
    matchedAt: work.now.toISOString(),
    linked: parts.flatMap((part) => (part.kind === 'recorded' ? part.transactionId : [])),
  });
  await work.rows.system.increment('bankStatements', statementId, 'openEntries', -1);
};

const change = async (work: UnitOfWork, entry: BankEntry, changes: Partial<BankEntry>): Promise<void> => {
  await changeByItself(work, 'bankEntries', entry, changes);
};

const sameCurrency = ({ id, currency }: BankEntry, other: Pick<Invoice, 'id' | 'currency'>): void => {
  if (other.currency !== currency)
    throw Conflict({
      code: 'bank.currencies-differ',
      values: { id, currency, other: other.id, otherCurrency: other.currency },
    });
};

/** What an entry says, if it fits the field and has no number as long as that of a card. */
const wordsOf = ({ id, text, endToEndId }: BankEntry, most: number): string =>
  [endToEndId, text]
    .map((words) => words && [...`${id}: ${words}`].slice(0, most).join('').trim())
    .find((words) => words && !holdsCard(words)) ?? id;

const recordPart = (work: UnitOfWork, entry: BankEntry, part: MatchPart): Promise<void> => {
  switch (part.kind) {
    case 'payment':
      return recordPayment(work, entry, part);
    case 'return':
      return recordReturn(work, entry, part);
    case 'recorded':
      return linkRecorded(work, entry, part);
  }
};

type PaymentPart = Extract<MatchPart, { kind: 'payment' }>;
type TransactionPart = Exclude<MatchPart, PaymentPart>;

const recordPayment = async (work: UnitOfWork, entry: BankEntry, { invoiceId, amount }: PaymentPart) => {
  if (entry.amount < 0) throw Conflict('bank.wrong-direction');
  const invoice = await work.rows.own.find('invoices', invoiceId);
  if (!invoice) throw RowMissing(nounOf('invoices'));
  sameCurrency(entry, invoice);
  const { companyId, plan, currency } = invoice;
  await addTransaction(work, entry, {
    kind: 'Payment',
    companyId,
    invoiceId,
    plan,
    amount,
    currency,
    paymentMethod: 'Bank Transfer',
    reference: wordsOf(entry, 60),
  });
};

const recordReturn = async (work: UnitOfWork, entry: BankEntry, part: TransactionPart) => {
  if (entry.amount > 0) throw Conflict('bank.wrong-direction');
  const payment = await work.rows.own.find('transactions', part.transactionId);
  if (!payment) throw RowMissing(nounOf('transactions'));
  sameCurrency(entry, payment);
  await addTransaction(work, entry, returnOf(payment, part.amount, wordsOf(entry, 200)));
};

/** A transaction that was recorded by hand, of the same amount and of no other entry. */
const linkRecorded = async (
  work: UnitOfWork,
  entry: BankEntry,
  { transactionId, amount }: TransactionPart,
) => {
  const [found] = await work.rows.system.findAllToChange('transactions', { id: transactionId });
  if (!found) throw RowMissing(nounOf('transactions'));
  sameCurrency(entry, found);
  const isSame =
    found.kind !== 'Credit' &&
    found.status === 'Completed' &&
    found.amount === Math.sign(entry.amount) * amount &&
    found.bankEntryId === null;
  if (!isSame) throw Conflict({ code: 'bank.other-transaction', values: { id: found.id } });
  await changeByItself(work, 'transactions', found, { bankEntryId: entry.id });
};

const returnOf = (payment: Transaction, amount: number, reason: string): Values => ({
  kind: 'Return',
  returnOf: payment.id,
  companyId: payment.companyId,
  invoiceId: payment.invoiceId,
  plan: payment.plan,
  amount: -amount,
  currency: payment.currency,
  paymentMethod: payment.paymentMethod,
  reason,
});

/** Recorded as by hand, with the same checks and effects, and with its entry. The entry keeps its date if its month is closed. */
const addTransaction = async (work: UnitOfWork, entry: BankEntry, form: Values): Promise<void> => {
  const reader = readerOf(work);
  const planned = await planCreate(
    'transactions',
    { ...form, status: 'Completed', date: await bookedOn(entry.bookedDate, work, reader) },
    work,
    reader,
  );
  const after = await work.rows.own.insert('transactions', { ...planned, bankEntryId: entry.id });
  await finish(work, 'transactions', null, after);
};

/** Sets entries aside that no payment is expected from, with a reason. */
export const ignoreBankEntries = async (
  work: UnitOfWork,
  { ids, reason }: { ids: string[]; reason: string },
): Promise<{ ignored: number }> => {
  const different = [...new Set(ids)].sort();
  for (const id of different) {
    const entry = await entryToChange(work, id);
    if (entry.status === 'Ignored') continue;
    if (entry.status !== 'Open') throw Conflict({ code: 'bank.not-open', values: { id } });
    await change(work, entry, { status: 'Ignored', reason });
    await work.rows.system.increment('bankStatements', entry.statementId, 'openEntries', -1);
  }
  return { ignored: different.length };
};

/**
 * Opens an entry again. Payments that its match recorded are taken back as returns with the reason; transactions that were
 * recorded by hand, and returns by the bank, stay and only lose the entry.
 */
export const reopenBankEntry = async (
  work: UnitOfWork,
  { id, reason }: { id: string; reason: string | null },
): Promise<{ returned: number }> => {
  const { rows } = work;
  const brought = await rows.system.findAll('transactions', { bankEntryId: id });
  const companies = [...new Set(brought.map(({ companyId }) => companyId))].sort();
  for (const companyId of companies) await rows.hold(moneyOf(companyId), 'alone');
  const entry = await entryToChange(work, id);
  if (entry.status === 'Open') return { returned: 0 };
  if (entry.status === 'Returned') throw Conflict({ code: 'bank.not-open', values: { id } });
  let returned = 0;
  for (const one of entry.status === 'Matched' ? brought : []) {
    const isBack = brought.some(({ returnOf: of }) => of === one.id);
    if (isBack || (one.returnOf !== null && entry.amount > 0)) continue;
    if (one.kind === 'Payment' && !entry.linked.includes(one.id)) {
      if (!reason) throw Invalid({ reason: 'payments.return-reason' });
      await addTransaction(work, { ...entry, bookedDate: todayOf(work) }, returnOf(one, one.amount, reason));
      returned += 1;
    } else {
      const [latest] = await rows.system.findAllToChange('transactions', { id: one.id });
      if (latest) await changeByItself(work, 'transactions', latest, { bankEntryId: null });
    }
  }
  await change(work, entry, {
    status: 'Open',
    reason: null,
    matchedBy: null,
    matchedAt: null,
    linked: [],
  });
  await rows.system.increment('bankStatements', entry.statementId, 'openEntries', 1);
  return { returned };
};
