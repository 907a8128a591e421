import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { daysBetween } from '../../time/days.ts';

type Stated = Pick<
  ProviderInvoice,
  | 'id'
  | 'number'
  | 'kind'
  | 'creditOf'
  | 'issuedDate'
  | 'dueDate'
  | 'paidDate'
  | 'status'
  | 'total'
  | 'currency'
  | 'sent'
>;

export type StatementEntry = {
  date: string;
  kind: ProviderInvoice['kind'] | 'Payment';
  /** Of the invoice that a payment is for. */
  number: string;
  dueDate: string | null;
  /** In minor units; negative if it reduces what the client owes. */
  amount: number;
  /** What the client owes after it. */
  balance: number;
};

/** How long the open invoices are overdue, in days. */
export const overdueAges = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'above90'] as const;
export type OverdueAge = (typeof overdueAges)[number];

/** What a client was sent and has paid in one currency, from one day to another, both included. */
export type Statement = {
  currency: string;
  opening: number;
  entries: StatementEntry[];
  closing: number;
  open: Record<OverdueAge, number>;
};

/** The statements of account of one client, one for each currency in which something was owed or booked. */
export const statementsOf = (
  invoices: readonly Stated[],
  span: { from: string; to: string },
): Statement[] => {
  const sent = invoices.filter((invoice) => invoice.sent);
  return [...new Set(sent.map(({ currency }) => currency))]
    .sort()
    .map((currency) =>
      statementOf(
        sent.filter((invoice) => invoice.currency === currency),
        span,
      ),
    )
    .filter(({ opening, entries }) => opening !== 0 || entries.length > 0);
};

type Booking = Omit<StatementEntry, 'balance'>;

const bookingsOf = ({ kind, number, issuedDate, dueDate, paidDate, status, total }: Stated): Booking[] => {
  const issued: Booking = {
    date: issuedDate,
    kind,
    number,
    dueDate: kind === 'Invoice' ? dueDate : null,
    amount: total,
  };
  if (status !== 'Paid' || !paidDate) return [issued];
  return [issued, { date: paidDate, kind: 'Payment', number, dueDate: null, amount: 0 - total }];
};

const statementOf = (invoices: readonly Stated[], { from, to }: { from: string; to: string }): Statement => {
  const bookings = invoices.flatMap(bookingsOf).sort((one, other) => compare(one, other));
  const opening = sum(bookings.filter(({ date }) => date < from));
  let balance = opening;
  const entries = bookings
    .filter(({ date }) => date >= from && date <= to)
    .map((booking) => {
      balance += booking.amount;
      return { ...booking, balance };
    });
  const open: Statement['open'] = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, above90: 0 };
  for (const { dueDate, total } of openOn(invoices, to)) open[ageOf(dueDate, to)] += total;
  return { currency: invoices[0]?.currency ?? '', opening, entries, closing: balance, open };
};

const sum = (bookings: readonly Booking[]): number => bookings.reduce((all, { amount }) => all + amount, 0);

/** By day; an invoice before what is booked for it on the same day. */
const order = { Invoice: 0, 'Credit Note': 1, Payment: 2 };
const compare = (one: Booking, other: Booking): number =>
  one.date !== other.date
    ? one.date < other.date
      ? -1
      : 1
    : order[one.kind] - order[other.kind] || (one.number < other.number ? -1 : 1);

/** The invoices that were neither paid nor credited by this day. */
const openOn = (invoices: readonly Stated[], day: string): Stated[] => {
  const known = invoices.filter(({ issuedDate }) => issuedDate <= day);
  const credited = new Set(known.map(({ creditOf }) => creditOf));
  return known.filter(
    ({ id, kind, paidDate }) =>
      kind === 'Invoice' && !credited.has(id) && !(paidDate !== null && paidDate <= day),
  );
};

const ageOf = (dueDate: string, day: string): OverdueAge => {
  const days = daysBetween(dueDate, day);
  if (days <= 0) return 'notDue';
  return days <= 30 ? 'upTo30' : days <= 60 ? 'upTo60' : days <= 90 ? 'upTo90' : 'above90';
};
