import type { Faults } from '../../messages/message.ts';
import type { UserType } from '../userTypes.ts';

export const providerInvoiceStatuses = ['Issued', 'Sent', 'Paid', 'Void'] as const;
export type ProviderInvoiceStatus = (typeof providerInvoiceStatuses)[number];

/** What a guard reads of an invoice after its move. */
type Moved = {
  issuedDate: string;
  paidDate: string | null;
  voidReason: string | null;
};
type Move = {
  from: ProviderInvoiceStatus;
  to: ProviderInvoiceStatus;
  by: readonly UserType[];
  /** Why the move is refused, by field; no entries if it is allowed. */
  guard?: (invoice: Moved, today: string) => Faults;
};

const paidOnADay = ({ paidDate, issuedDate }: Moved, today: string): Faults => {
  if (paidDate === null) return { paidDate: 'date.enter' };
  if (paidDate > today) return { paidDate: 'date.future' };
  return paidDate < issuedDate ? { paidDate: 'providerInvoices.paid-early' } : {};
};
const hasReason = ({ voidReason }: Moved): Faults =>
  voidReason ? {} : { voidReason: 'providerInvoices.void-reason' };

/** Every move of an invoice from a provider to a client. Its provider makes them all; voiding writes a credit note. */
export const providerInvoiceMoves: readonly Move[] = [
  { from: 'Issued', to: 'Sent', by: ['provider'] },
  { from: 'Issued', to: 'Void', by: ['provider'], guard: hasReason },
  { from: 'Sent', to: 'Paid', by: ['provider'], guard: paidOnADay },
  { from: 'Sent', to: 'Void', by: ['provider'], guard: hasReason },
];
